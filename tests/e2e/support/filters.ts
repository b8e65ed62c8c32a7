import type { Page } from '@playwright/test';

/** Opens a list's filters if they are behind a button, as on a phone. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filter/ });
  if (await button.isVisible()) await button.click();
}
