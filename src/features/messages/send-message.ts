import { type ApiError, ask } from '#src/api-client/ask.ts';
import { type MessageAnswer, messageAnswer } from '#src/contracts/messages.ts';
import { MESSAGE_FORMS, type MessageKind } from './forms.ts';
import { shopEmail } from './shop-email.ts';
import type { Proof } from './use-captcha.ts';
import type { FormReport } from './validate.ts';

export type Outcome = MessageAnswer | FormReport;

/** Their words name what else can be done. */
const SAYS_ALL: readonly ApiError['code'][] = ['invalid_token', 'too_many_checks', 'captcha_unavailable'];

/**
 * Sends a message.
 * @param key names it, so that it is kept once however often it is sent
 * @param elapsed how long the form was open, in ms
 * @param proof shows that a person wrote it
 * @returns the number it was given, or why it was not taken, in words. Never throws.
 */
export async function sendMessage(
  kind: MessageKind,
  values: Readonly<Record<string, string>>,
  key: string,
  elapsed: number,
  proof: Proof,
): Promise<Outcome> {
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

function failure(what: string): FormReport {
  const email = shopEmail();
  const formError = `${what} What you wrote is kept in this tab: try again${email ? `, or write to ${email}` : ''}.`;
  return { issues: [], formError };
}
