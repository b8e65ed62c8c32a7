import * as words from '#src/words/en/basket-badge.ts';
import { pluralText } from '#src/words/plural.ts';

/** The badge's text: empty at 0, the number from 1 to 100, `*` above. */
export function badgeText(count: number): string {
  return count > 100 ? '*' : count > 0 ? `${count}` : '';
}

/** The basket link's label for screen readers. Every page loads this, so it does without fill.ts. */
export function badgeName(count: number): string {
  return count > 0 ? pluralText(words.filled, count).replace('{count}', `${count}`) : words.empty;
}
