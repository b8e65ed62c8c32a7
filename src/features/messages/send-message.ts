import { MESSAGE_FORMS, type MessageKind } from './forms.ts';

export type Outcome = { reference: string } | { field?: string; message: string };

/** As long as anybody waits, in ms. */
const TIMEOUT_MS = 20_000;

/** Sends what stands in a form. Never throws: what went wrong is said in words, with the field at fault if there is one. */
export async function sendMessage(
  form: HTMLFormElement,
  kind: MessageKind,
  key: string,
  elapsed: number,
): Promise<Outcome> {
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
  try {
    const response = await fetch(MESSAGE_FORMS[kind].action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...values, elapsed }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(await response.json());
  } catch {
    return { message: trouble('We could not reach the shop.') };
  }
}

function outcomeOf(answer: unknown): Outcome {
  const { reference, error } = (answer ?? {}) as {
    reference?: unknown;
    error?: { code?: unknown; message?: unknown; field?: unknown };
  };
  if (typeof reference === 'string') return { reference };
  const message = typeof error?.message === 'string' ? error.message : '';
  if (error?.code === 'invalid_input' && typeof error.field === 'string')
    return { field: error.field, message };
  return { message: trouble(message || 'Something has gone wrong on our side.') };
}

function trouble(what: string): string {
  const email = document.querySelector('a[href^="mailto:"]')?.getAttribute('href')?.slice('mailto:'.length);
  return `${what} What you wrote is kept in this tab: try again${email ? `, or write to ${email}` : ''}.`;
}
