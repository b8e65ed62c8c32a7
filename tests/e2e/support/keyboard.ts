import { expect, type Page } from '@playwright/test';

/** The name of the focused control: its label, or its own text. */
export function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const labels = [...((element as HTMLInputElement | null)?.labels ?? [])].map(
      (label) => label.textContent,
    );
    return (
      element?.getAttribute('aria-label') ??
      ([...labels].join(' ') || element?.textContent || '')
    ).trim();
  });
}

/**
 * A keyboard that counts its key presses. Text typed into a field is not counted,
 * since every device needs it.
 */
export function countingKeyboard(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  return {
    count: () => presses,
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until the focused element has this name. */
    tabTo: async (name: RegExp, most = 15) => {
      for (let at = 0; at < most; at += 1) {
        await press('Tab');
        if (name.test(await nameOfFocused(page))) return;
      }
      throw new Error(`No ${name} within ${most} stops; the last was “${await nameOfFocused(page)}”`);
    },
    /** Follows the skip link with this name, which is one of the page's first stops. */
    skipTo: async (name: RegExp) => {
      await expect(page.getByRole('link', { name })).toHaveCount(1);
      for (let at = 0; at < 3; at += 1) {
        await press('Tab');
        if (name.test(await nameOfFocused(page))) return press('Enter');
      }
      throw new Error(`No skip link ${name}`);
    },
  };
}
