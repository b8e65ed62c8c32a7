import type { Page } from '@playwright/test';

export type Target = { what: string; width: number; height: number; isInText: boolean };

/** Every visible touch target on the current page, with its size in CSS pixels. */
export function targetsOn(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]',
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        // A label is a target of its field, and a card's link is a target as large as the card.
        const label = (element as HTMLInputElement).labels?.[0];
        const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
        const cover = getComputedStyle(element, '::after');
        const covered =
          cover.position === 'absolute' && cover.content !== 'none'
            ? (element.offsetParent?.getBoundingClientRect() ?? boxes[0]!)
            : boxes[0]!;
        const width = Math.max(covered.width, ...boxes.map((box) => box.width));
        const height = Math.max(covered.height, ...boxes.map((box) => box.height));
        const isInText =
          element.tagName === 'A' &&
          getComputedStyle(element).display === 'inline' &&
          element.closest('p, li, dd, td, figcaption, blockquote')?.textContent?.trim() !==
            element.textContent?.trim();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
        return {
          what: `${element.tagName.toLowerCase()} “${name}”`,
          width: Math.round(width),
          height: Math.round(height),
          isInText,
        };
      })
      .filter(({ width, height }) => width > 1 && height > 1);
  });
}
