import type { Page } from '@playwright/test';

/**
 * Holds back every script of the store that `isHeld` selects, until the returned function is called: a slow
 * connection without timing.
 */
export async function holdScripts(page: Page, isHeld: (url: string) => boolean): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    if (isHeld(route.request().url())) await gate;
    await route.continue();
  });
  return release;
}
