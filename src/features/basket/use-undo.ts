import { type RefObject, useState } from 'react';
import type { Basket } from '../../core/basket/types.ts';
import { clearBasket, restoreLine, restoreLines, takeOut } from '../../stores/basket/basket-actions.ts';

/** What was taken out last, shown where it was. */
export type Undo = { text: string; position: number; restore: () => void; id: string | undefined };

/** Takes lines out so that they can be put in again, and leaves focus where the shopper goes on. */
export function useUndo(page: RefObject<HTMLElement | null>, announce: (words: string) => void) {
  const [undo, setUndo] = useState<Undo>();

  /** To a line, or to the heading where there is none. React has to have drawn the change first. */
  const focusOn = (find: () => HTMLElement | null | undefined) =>
    setTimeout(() => (find() ?? page.current?.querySelector('h1'))?.focus());

  const lineAt = (position: number) =>
    page.current?.querySelectorAll<HTMLElement>('[data-line] .line-name')[position];

  function remove(id: string) {
    const taken = takeOut(id);
    if (!taken) return;
    const { item, position } = taken;
    const text = `${item.name} was removed.`;
    setUndo({ text, position, id: item.id, restore: () => restoreLine(position, item) });
    announce(text);
    focusOn(() => lineAt(position));
  }

  function removeAll(basket: Basket) {
    clearBasket();
    const text = 'Your basket was emptied.';
    setUndo({ text, position: 0, id: basket.items[0]?.id, restore: () => restoreLines(basket) });
    announce(text);
    focusOn(() => undefined);
  }

  function undoIt() {
    if (!undo) return;
    const { id = '' } = undo;
    undo.restore();
    setUndo(undefined);
    announce('Back in your basket.');
    focusOn(() => page.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"] .line-name`));
  }

  return { undo, remove, removeAll, undoIt };
}
