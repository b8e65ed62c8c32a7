import type { SelectionEntry } from '../../schemas/selection.ts';

/** How a selection stands on its page. */
export type Arranged<T> = { selection: T; isHalf: boolean; isFlipped: boolean };

/**
 * How selections stand in their order: two halves that follow each other share a row (one on its own is given a whole one), and every
 * second whole one of a type is turned round.
 */
export function arrange<T extends Pick<SelectionEntry, 'tile' | 'width'>>(
  selections: readonly T[],
): Arranged<T>[] {
  const seen = new Map<string, number>();
  const arranged: Arranged<T>[] = [];
  let isSecondHalf = false;
  for (const [index, selection] of selections.entries()) {
    const wantsHalf = selection.width === 'half';
    const isHalf: boolean = isSecondHalf || (wantsHalf && selections[index + 1]?.width === 'half');
    isSecondHalf = isHalf && !isSecondHalf;
    const before = seen.get(selection.tile) ?? 0;
    if (!isHalf) seen.set(selection.tile, before + 1);
    arranged.push({ selection, isHalf, isFlipped: !isHalf && before % 2 === 1 });
  }
  return arranged;
}
