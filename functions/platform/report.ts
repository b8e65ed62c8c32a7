import type { Context } from '@netlify/functions';
import type { Event } from '@sentry/core';
import type { BrowserFailure } from '#src/contracts/failures.ts';
import { releaseOf } from '#src/lib/release.ts';
import { undefinedIfLate } from '#src/lib/within-time.ts';
import { uncheckedSettings } from './env.ts';
import type { ErrorService } from './error-service.ts';
import { describeError, log } from './log.ts';

/** The longest time a response waits for a report, in ms. */
const TIMEOUT_MS = 1_000;

/** True when error reporting is set up. */
export function isReporting(): boolean {
  return Boolean(uncheckedSettings().SENTRY_DSN);
}

/**
 * Reports an unexpected failure to the error-reporting service, if one is set up. The service is loaded on
 * the first failure. Waits a second at most, or not at all when the platform can finish the work after the
 * response. Never throws.
 */
export async function reportError(
  error: unknown,
  tags: Record<string, string>,
  context?: Pick<Context, 'waitUntil'>,
): Promise<void> {
  if (!isReporting()) return;
  const { error: name, message, stack } = describeError(error);
  const sent = send(({ parse }) => ({
    tags,
    exception: {
      values: [
        {
          type: String(name),
          value: String(message ?? ''),
          stacktrace: { frames: parse((stack ?? []) as string[]) },
        },
      ],
    },
  }));
  if (context?.waitUntil) context.waitUntil(sent);
  else await undefinedIfLate(sent, TIMEOUT_MS);
}

/** Forwards a browser error. Resolves when it is sent or dropped; never throws. */
export function reportBrowserFailure({ tags, exception, release }: BrowserFailure): Promise<void> {
  return send(() => ({
    platform: 'javascript',
    tags: { ...tags, side: 'browser' },
    exception,
    ...(release && { release }),
  }));
}

/** The event in a Sentry envelope from a browser, unvalidated; undefined when there is none. */
export async function readEnvelope(body: string): Promise<unknown> {
  const { eventIn } = await import('./error-service.ts');
  return eventIn(body);
}

type Thrown = BrowserFailure['exception']['values'][number];
/** The reported fields of a failure: no body, cookie, address or name. */
type Told = {
  tags: Record<string, string>;
  exception: { values: Thrown[] };
  platform?: string;
  release?: string;
};

async function send(tell: (service: ErrorService) => Told): Promise<void> {
  if (!isReporting()) return;
  try {
    const opened = await service();
    const { exception, ...told } = tell(opened);
    opened.client.captureEvent({
      level: 'error',
      ...told,
      exception: { values: exception.values.map(scrubbed) },
    } as Event);
    await opened.client.flush(5_000);
  } catch (problem) {
    log('warn', 'report_failed', describeError(problem));
  }
}

function scrubbed({ type, value, stacktrace }: Thrown): Thrown {
  const frames = stacktrace?.frames.map((frame) => ({
    ...frame,
    ...(frame.filename && { filename: withoutQueries(frame.filename) }),
  }));
  return { type, value: withoutPersonalData(value).slice(0, 500), ...(frames && { stacktrace: { frames } }) };
}

/** Removes email addresses and queries. The lengths are bounded to limit the regular expression's work. */
function withoutPersonalData(text: string): string {
  return withoutQueries(text).replace(/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}\.\w+/g, '[email]');
}

/** Removes query strings from URLs, but keeps line and column numbers. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s"')]*?((?::\d+){0,2})(?=[\s"')]|$)/g, '?…$1');
}

let opened: Promise<ErrorService> | undefined;

function service(): Promise<ErrorService> {
  opened ??= import('./error-service.ts').then(({ openErrorService }) =>
    openErrorService({
      dsn: uncheckedSettings().SENTRY_DSN,
      release: releaseOf(uncheckedSettings()),
      environment: uncheckedSettings().CONTEXT || 'local',
    }),
  );
  return opened;
}
