import * as words from '#src/words/en/basket-badge.ts';

type Form = keyof typeof words.filled;

/** The badge's text: empty at 0, the number from 1 to 100, `*` above. */
export function badgeText(count: number): string {
  return count > 100 ? '*' : count > 0 ? `${count}` : '';
}

/** The basket link's label for screen readers. Every page loads this, so it does without fill-count.ts. */
export function badgeName(count: number): string {
  return count > 0
    ? words.filled[new Intl.PluralRules('en').select(count) as Form].replace('{count}', `${count}`)
    : words.empty;
}
