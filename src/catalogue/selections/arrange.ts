import type { SelectionEntry } from '../schemas/selection.ts';

/** The layout of a selection on its page. */
export type Arranged<T> = { selection: T; isHalf: boolean; isFlipped: boolean };

/**
 * The layout of selections in order. Two consecutive half-width ones share a row; a single one gets the full
 * width. Every second full-width one of a type is mirrored.
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
