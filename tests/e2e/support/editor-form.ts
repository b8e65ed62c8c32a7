import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Chooses a value of a field with a list. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await (await field(page, label)).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** A field of the form. Fields are added while the form is scrolled. */
export async function field(page: Page, label: string): Promise<Locator> {
  return reach(page, page.getByRole('group', { name: new RegExp(`^“.?${label}.?” Field`) }).first());
}

/** Scrolls until a field is there. */
export async function reach(page: Page, wanted: Locator): Promise<Locator> {
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await expect(async () => {
    if ((await wanted.count()) === 0) {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 400);
    }
    expect(await wanted.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

/** Saves, and waits until the editor says so. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved/i).first()).toBeAttached();
}
