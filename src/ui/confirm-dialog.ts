import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { rootInBody } from '../islands/hydrate.ts';
import ConfirmDialog, { type Question } from './ConfirmDialog.tsx';

/**
 * Asks a yes-or-no question in a native modal dialog (ConfirmDialog.tsx): focus stays inside and returns to where it was,
 * Escape and a press beside it mean no.
 */
export function confirmInDialog(question: Question): Promise<boolean> {
  const { root, remove } = rootInBody();
  return new Promise((resolve) => {
    const onAnswer = (isConfirmed: boolean) => {
      resolve(isConfirmed);
      remove();
    };
    flushSync(() => root.render(createElement(ConfirmDialog, { ...question, onAnswer })));
  });
}
