import type { MessageKind } from './forms.ts';

/**
 * True for the kinds of message that use the captcha, if the store has one. A withdrawal never does: the law
 * requires that nothing hinders it.
 */
export function isCheckedForRobots(kind: MessageKind): boolean {
  return kind !== 'withdrawal';
}

/** The captcha action of a form. The provider allows letters, digits, `/` and `_`. */
export function captchaAction(kind: MessageKind): string {
  return kind.replaceAll('-', '_');
}
