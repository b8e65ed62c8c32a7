import { type RefObject, useState } from 'react';
import type { Basket } from '#src/core/basket/types.ts';
import { clearBasket, restoreLine, restoreLines, takeOut } from '#src/stores/basket/basket-actions.ts';
import * as words from '#src/words/en/basket.ts';
import { fill } from '#src/words/fill.ts';

/** The line that was removed last, and its position. */
export type Undo = { text: string; position: number; restore: () => void; id: string | undefined };

/** Removes lines with an undo, and moves the focus. */
export function useUndo(page: RefObject<HTMLElement | null>, announce: (words: string) => void) {
  const [undo, setUndo] = useState<Undo>();

  /** Focuses a line, or the heading when there is none, after React has rendered the change. */
  const focusOn = (find: () => HTMLElement | null | undefined) =>
    setTimeout(() => (find() ?? page.current?.querySelector('h1'))?.focus());

  const lineAt = (position: number) =>
    page.current?.querySelectorAll<HTMLElement>('[data-line] .line-name')[position];

  function remove(id: string) {
    const taken = takeOut(id);
    if (!taken) return;
    const { item, position } = taken;
    const text = fill(words.removed, { product: item.name });
    setUndo({ text, position, id: item.id, restore: () => restoreLine(position, item) });
    announce(text);
    focusOn(() => lineAt(position));
  }

  function removeAll(basket: Basket) {
    clearBasket();
    const text = words.emptied;
    setUndo({ text, position: 0, id: basket.items[0]?.id, restore: () => restoreLines(basket) });
    announce(text);
    focusOn(() => undefined);
  }

  function undoIt() {
    if (!undo) return;
    const { id = '' } = undo;
    undo.restore();
    setUndo(undefined);
    announce(words.restored);
    focusOn(() => page.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"] .line-name`));
  }

  return { undo, remove, removeAll, undoIt };
}
