import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';
import { shippingMethodSchema } from '#src/catalogue/schemas/shipping-method.ts';
import { frontMatter, openEditor, savedFile } from './support/editor.ts';
import { field, reach, save } from './support/editor-form.ts';
import { expect, test } from './support/test.ts';

test.describe('forms of another shape than their files @wide @long', () => {
  test.beforeEach(async ({ page, allow }) => {
    allow(/githubstatus/, /jsdelivr/);
    test.setTimeout(120_000);
    await openEditor(page);
  });

  test('a colour and a zone are added to the settings, after an error in words', async ({ page }) => {
    const before = parse(await savedFile(page, 'settings/store.yaml'));
    await page.goto('/admin#/collections/settings/entries/store');
    const brand = await field(page, 'Brand');
    await brand.getByRole('button', { name: 'Expand', exact: true }).click();
    const colours = await field(page, 'Colours');
    await colours.getByRole('checkbox', { name: /^Add .?Colours/ }).check();
    const accent = await add(page, colours, 'Links and marks', 'One for light and one for dark');
    await inside(accent, 'Light').getByRole('textbox').last().fill('#0e5f55');
    await inside(accent, 'Dark').getByRole('textbox').last().fill('#6cc5b3');

    const delivery = await field(page, 'Delivery');
    await delivery.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const zones = await field(page, 'Zones');
    await zones.getByRole('button', { name: /^Add/ }).click();
    await inside(zones, 'Name').getByRole('textbox').fill('Isles');
    await inside(zones, 'Region').getByRole('combobox').click();
    await page.getByRole('option', { name: 'GB', exact: true }).click();
    const postcodes = inside(zones, 'Postcodes');
    await postcodes.getByRole('button', { name: /^Add/ }).click();
    await postcodes.getByRole('textbox').fill('HS1-HS9');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(inside(zones, 'Name')).toContainText(
      'Expected: a slug: lower-case letters, digits and single hyphens',
    );
    await inside(zones, 'Name').getByRole('textbox').fill('isles');
    await save(page);

    const after = parse(await savedFile(page, 'settings/store.yaml'));
    const expected = structuredClone(before);
    expected.brand.colours = { accent: { light: '#0e5f55', dark: '#6cc5b3' } };
    expected.delivery.zones = { isles: { region: 'GB', postcodes: ['HS1-HS9'] } };
    expect(settingsSchema.parse(after)).toEqual(settingsSchema.parse(expected));
  });

  test('a rate becomes bands by weight, and a zone is not offered', async ({ page }) => {
    const before = parse(await savedFile(page, 'shipping-methods/express.yaml'));
    await page.goto('/admin#/collections/shipping-methods/entries/express');
    const rates = await field(page, 'Rates');
    const rate = inside(rates, 'GB \\(GBP\\)');
    await expect(rate.getByRole('spinbutton')).toHaveValue('795');
    await rate.getByRole('button', { name: 'Remove' }).first().click();
    await add(page, rates, 'GB \\(GBP\\)', 'Bands by weight or value');
    const bands = inside(rate, 'By weight');
    for (const [at, [upTo, price]] of [
      ['500', '350'],
      ['', '790'],
    ].entries()) {
      await bands.getByRole('button', { name: /^Add/ }).last().click();
      if (upTo) await bands.getByRole('spinbutton', { name: 'Up to' }).nth(at).fill(upTo);
      await bands.getByRole('spinbutton', { name: 'Price' }).nth(at).fill(price!);
    }
    const zones = await field(page, 'Zones');
    await zones.getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('menuitem', { name: 'Not offered in a zone' }).click();
    await inside(zones, 'Name').getByRole('textbox').fill('isles');
    await save(page);

    const after = parse(await savedFile(page, 'shipping-methods/express.yaml'));
    expect(after).toEqual({
      ...before,
      rates: { ...before.rates, GB: { byWeight: [{ upTo: 500, price: 350 }, { price: 790 }] } },
      zones: { isles: false },
    });
    expect(shippingMethodSchema.safeParse(after).error).toBeUndefined();
  });

  test('a figure of an article gets another name, and the text stays', async ({ page }) => {
    const before = frontMatter(await savedFile(page, 'blog/salt-by-weight.md'));
    await page.goto('/admin#/collections/blog/entries/salt-by-weight');
    const figures = await field(page, 'Figures');
    await figures.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await inside(figures, 'Name').getByRole('textbox').fill('salt');
    await save(page);
    const after = frontMatter(await savedFile(page, 'blog/salt-by-weight.md'));
    expect(after.body).toBe(before.body);
    expect(after.data.figures).toEqual({ salt: before.data.figures.shares });
  });

  test('a word is found by its text; one with a place that it lacks is not saved', async ({ page }) => {
    const before = parse(await savedFile(page, 'words/en.yaml'));
    await page.goto('/admin#/collections/words/entries/en');
    const words = await field(page, 'Words');
    await words.getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('menuitem', { name: 'Of a page' }).click();
    await words.getByRole('combobox').click();
    await page.getByRole('searchbox').last().fill('add to basket');
    await page.getByRole('option', { name: 'Add to basket (buying.addToBasket)' }).click();
    const text = inside(words, 'Text').getByRole('textbox');
    await text.fill('Into the box of {shop}');
    await page.getByRole('button', { name: 'Save' }).click();
    const error = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(error).toContainText('“buying.addToBasket”: no {shop}, since this word offers no places');
    await error.getByRole('button', { name: 'OK' }).click();
    expect(parse(await savedFile(page, 'words/en.yaml'))).toEqual(before);
    await text.fill('Into the box');
    await save(page);
    expect(parse(await savedFile(page, 'words/en.yaml'))).toEqual({
      ...before,
      buying: { addToBasket: 'Into the box' },
    });
  });
});

/** A field within another one. */
const inside = (above: Locator, label: string) =>
  above.getByRole('group', { name: new RegExp(`^“.?${label}.?” Field`) }).first();

/** Fills in an empty field that may be one of several things. */
async function add(page: Page, above: Locator, label: string, kind: string): Promise<Locator> {
  const empty = await reach(page, inside(above, label));
  await empty.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  return empty;
}
