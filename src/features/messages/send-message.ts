import { type MessageAnswer, messageAnswer } from '#src/contracts/messages.ts';
import type { FormReport } from '#src/contracts/validate-message.ts';
import { MESSAGE_FORMS, type MessageKind } from '#src/core/messages/forms.ts';
import { type ApiError, ask } from '#src/stores/api-client/ask.ts';
import * as words from '#src/words/en/message-forms.ts';
import { fill } from '#src/words/fill.ts';
import { shopEmail } from './shop-email.ts';
import type { CaptchaFields } from './use-captcha.ts';

export type SendOutcome = MessageAnswer | FormReport;

/** Errors whose messages already name the alternatives. */
const SAYS_ALL: readonly ApiError['code'][] = ['invalid_token', 'too_many_checks', 'captcha_unavailable'];

/**
 * Sends a message. Never throws.
 *
 * @param key the `Idempotency-Key`, so that the message is stored only once
 * @param elapsed how long the form was open, in ms
 * @param proof the captcha token
 * @returns the reference number, or why the message was refused
 */
export async function sendMessage(
  kind: MessageKind,
  values: Readonly<Record<string, string>>,
  key: string,
  elapsed: number,
  proof: CaptchaFields,
): Promise<SendOutcome> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const answer = await ask(MESSAGE_FORMS[kind].action, messageAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...filled, elapsed, ...proof }),
  });
  return answer.isOk ? answer.data : reportOf(kind, answer.error);
}

function reportOf(kind: MessageKind, { code, field, message }: ApiError): FormReport {
  if (SAYS_ALL.includes(code)) return { issues: [], formError: message };
  if (code !== 'invalid_input' || field === undefined) return failure(message);
  const isShown = MESSAGE_FORMS[kind].fields.some(({ name }) => name === field);
  return isShown ? { issues: [{ field, message }] } : { issues: [], formError: message };
}

function failure(problem: string): FormReport {
  const email = shopEmail();
  const formError = email ? fill(words.failedEmail, { problem, email }) : fill(words.failed, { problem });
  return { issues: [], formError };
}
