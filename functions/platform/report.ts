import type { Context } from '@netlify/functions';
import manifest from '../../package.json' with { type: 'json' };
import type { ErrorService } from './error-service.ts';
import { describeError, log } from './log.ts';

/** Of the version of the store that fails, unless the deployment says another. */
const RELEASE = manifest.version;
/** An answer never waits longer than this for a report, in ms. */
const TIMEOUT_MS = 1_000;

/** What may be told of a failure: never a body, a cookie, an address or a name. */
export type Failure = {
  /** The error's own name: `TypeError`. */
  name: string;
  message: string;
  /** The lines of the stack that begin with `at `. */
  stack: string[];
  tags: Record<string, string>;
};

/** True when there is a service to report to. */
export function isReporting(): boolean {
  return Boolean(process.env.SENTRY_DSN);
}

/**
 * Tells the error-reporting service of an unexpected failure, where one is set. Nothing is loaded before the first failure,
 * and no trouble with the service ever reaches the answer: it goes on after a second at most, or at once where the platform
 * lets a function finish its work behind the answer.
 */
export async function reportError(
  error: unknown,
  tags: Record<string, string>,
  context?: Pick<Context, 'waitUntil'>,
): Promise<void> {
  if (!isReporting()) return;
  const { error: name, message = '', stack = [] } = describeError(error);
  const failure = { name: String(name), message: String(message), stack: stack as string[], tags };
  const sent = reportFailure(failure);
  if (context?.waitUntil) context.waitUntil(sent);
  else await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/** Sends one failure. Resolves when it is gone, or when it is sure not to go; never throws. */
export async function reportFailure({ name, message, stack, tags }: Failure): Promise<void> {
  if (!isReporting()) return;
  try {
    const { client, parse } = await service();
    client.captureEvent({
      level: 'error',
      tags,
      exception: {
        values: [
          { type: name, value: scrubbed(message), stacktrace: { frames: parse(stack.map(withoutQueries)) } },
        ],
      },
    });
    await client.flush(5_000);
  } catch (problem) {
    log('warn', 'report_failed', describeError(problem));
  }
}

/** Without e-mail addresses and queries. */
function scrubbed(text: string): string {
  return withoutQueries(text).replace(/[^\s@<>"']+@[^\s@<>"']+\.\w+/g, '[e-mail]');
}

/** Without whatever follows a question mark in an address, but for line and column. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s"')]*?((?::\d+){0,2})(?=[\s"')]|$)/g, '?…$1');
}

let opened: Promise<ErrorService> | undefined;

function service(): Promise<ErrorService> {
  opened ??= import('./error-service.ts').then(({ openErrorService }) =>
    openErrorService({
      dsn: process.env.SENTRY_DSN,
      release: process.env.SENTRY_RELEASE || RELEASE,
      environment: process.env.CONTEXT || 'local',
    }),
  );
  return opened;
}
