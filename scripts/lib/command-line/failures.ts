import { isProviderError } from '#functions/platform/provider-error.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { UsageError } from './errors.ts';

/**
 * Names of errors whose message is written for the person who typed the command. Names, so that their
 * modules are not loaded.
 */
const EXPECTED = [
  'CommandError',
  'OrderCommandError',
  'StockError',
  'SettingsError',
  'ContentError',
  'DatabaseVersionError',
];
/**
 * Error codes of the system and of PostgreSQL (SQLSTATE classes 08, 28, 3D, 53, 57) for a database that
 * cannot be used.
 */
const NO_DATABASE =
  /^(ECONN\w+|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|SELF_SIGNED\w*|DEPTH_ZERO\w*|UNABLE_TO\w*|ERR_TLS\w*|(08|28|3D|53|57)\w{3})$/;

/**
 * The text to print for a failure, and the exit code: 2 for wrong usage, else 1. Stack traces are shown
 * only with `DEBUG` set.
 */
export function describeFailure(error: unknown): { text: string; exitCode: number } {
  if (error instanceof UsageError) return { text: error.message, exitCode: 2 };
  const text = forTerminal(sentenceOf(error));
  const stack = process.env.DEBUG && error instanceof Error ? `\n${error.stack}` : '';
  return { text: `${text}${stack}`, exitCode: 1 };
}

function sentenceOf(error: unknown): string {
  if (isProviderError(error)) return providerSentence(error);
  const cause = EXPECTED.includes((error as Error | null)?.name ?? '') ? error : rootOf(error);
  if (cause instanceof Error && EXPECTED.includes(cause.name)) return cause.message;
  const code = String((cause as { code?: unknown } | null)?.code ?? '');
  const message = cause instanceof Error ? cause.message : String(cause);
  if (
    NO_DATABASE.test(code) ||
    /^(timeout exceeded when trying to connect|Connection terminated)/.test(message)
  )
    return `The database does not answer (${code || message}). Check DATABASE_URL, or that the database is running.`;
  return `Unexpected failure: ${message}\nRun it again with DEBUG=1 to see the stack trace.`;
}

/** The original error inside an error that a query builder or a client wrapped. */
function rootOf(error: unknown): unknown {
  const { cause, errors } = (error ?? {}) as { cause?: unknown; errors?: unknown[] };
  if (cause !== undefined) return rootOf(cause);
  // A host with several addresses fails with one error per address.
  return errors?.[0] ?? error;
}

function providerSentence({
  message,
  statusCode,
  code,
}: Error & { statusCode?: number; code?: string }): string {
  if (!statusCode) return 'The payment provider does not answer. Try again in a minute.';
  return `The payment provider refused (${[statusCode, code].filter(Boolean).join(', ')}): ${message}`;
}
