import { type ApiError, ask } from '#src/api-client/ask.ts';
import { messageAnswer } from '#src/contracts/messages.ts';
import { MESSAGE_FORMS, type MessageKind } from './forms.ts';
import type { FormReport } from './validate.ts';

export type Outcome = { reference: string } | FormReport;

/**
 * Sends a message.
 * @param key names it, so that it is kept once however often it is sent
 * @param elapsed how long the form was open, in ms
 * @returns the number it was given, or why it was not taken, in words. Never throws.
 */
export async function sendMessage(
  kind: MessageKind,
  values: Readonly<Record<string, string>>,
  key: string,
  elapsed: number,
): Promise<Outcome> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const answer = await ask(MESSAGE_FORMS[kind].action, messageAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...filled, elapsed }),
  });
  return answer.isOk ? answer.data : reportOf(kind, answer.error);
}

function reportOf(kind: MessageKind, { code, field, message }: ApiError): FormReport {
  if (code !== 'invalid_input' || field === undefined) return failure(message);
  const isShown = MESSAGE_FORMS[kind].fields.some(({ name }) => name === field);
  return isShown ? { issues: [{ field, message }] } : { issues: [], formError: message };
}

function failure(what: string): FormReport {
  const email = document.querySelector('a[href^="mailto:"]')?.getAttribute('href')?.slice('mailto:'.length);
  const formError = `${what} What you wrote is kept in this tab: try again${email ? `, or write to ${email}` : ''}.`;
  return { issues: [], formError };
}
