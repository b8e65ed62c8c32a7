import { MESSAGE_FORMS, type MessageKind } from './forms.ts';
import type { FormReport } from './validate.ts';

export type Outcome = { reference: string } | FormReport;

/** As long as anybody waits, in ms. */
const TIMEOUT_MS = 20_000;

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
  try {
    const response = await fetch(MESSAGE_FORMS[kind].action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...filled, elapsed }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(kind, await response.json());
  } catch {
    return failure('We could not reach the shop.');
  }
}

function outcomeOf(kind: MessageKind, answer: unknown): Outcome {
  const { reference, error } = (answer ?? {}) as {
    reference?: unknown;
    error?: { code?: unknown; message?: unknown; field?: unknown };
  };
  if (typeof reference === 'string') return { reference };
  const message = typeof error?.message === 'string' ? error.message : '';
  if (error?.code !== 'invalid_input' || typeof error.field !== 'string')
    return failure(message || 'Something has gone wrong on our side.');
  const { field } = error;
  const isShown = MESSAGE_FORMS[kind].fields.some(({ name }) => name === field);
  return isShown ? { issues: [{ field, message }] } : { issues: [], formError: message };
}

function failure(what: string): FormReport {
  const email = document.querySelector('a[href^="mailto:"]')?.getAttribute('href')?.slice('mailto:'.length);
  const formError = `${what} What you wrote is kept in this tab: try again${email ? `, or write to ${email}` : ''}.`;
  return { issues: [], formError };
}
