import type { MessageKind } from './forms.ts';

/** True for a kind of message that is checked for robots where the store has a captcha. The law lets nothing stand before a withdrawal. */
export function isCheckedForRobots(kind: MessageKind): boolean {
  return kind !== 'withdrawal';
}

/** What a form's captcha token is asked for. The provider takes letters, digits, `/` and `_`. */
export function captchaAction(kind: MessageKind): string {
  return kind.replaceAll('-', '_');
}
