import { createElement } from 'react';
import ConfirmDialog, { type Question } from './ConfirmDialog.tsx';
import { renderInBody } from './islands/hydrate.ts';

/**
 * Asks for confirmation in a native modal dialog (ConfirmDialog.tsx). Focus stays inside and then returns.
 * Escape and a click outside mean no.
 */
export function confirmInDialog(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const onAnswer = (isConfirmed: boolean) => {
      resolve(isConfirmed);
      remove();
    };
    const remove = renderInBody(createElement(ConfirmDialog, { ...question, onAnswer }));
  });
}
