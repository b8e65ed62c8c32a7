import type { Context } from '@netlify/functions';
import type { Event } from '@sentry/core';
import type { BrowserFailure } from '../../src/contracts/failures.ts';
import { releaseOf } from '../../src/lib/release.ts';
import type { ErrorService } from './error-service.ts';
import { describeError, log } from './log.ts';

/** An answer never waits longer than this for a report, in ms. */
const TIMEOUT_MS = 1_000;

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
  else await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/** Passes on what went wrong in a browser. Resolves when it is gone, or when it is sure not to go; never throws. */
export function reportBrowserFailure({ tags, exception, release }: BrowserFailure): Promise<void> {
  return send(() => ({
    platform: 'javascript',
    tags: { ...tags, side: 'browser' },
    exception,
    ...(release && { release }),
  }));
}

/** The event in an envelope that a browser sent, unchecked; undefined where there is none. */
export async function readEnvelope(body: string): Promise<unknown> {
  const { eventIn } = await import('./error-service.ts');
  return eventIn(body);
}

type Thrown = BrowserFailure['exception']['values'][number];
/** What is told of a failure: never a body, a cookie, an address or a name. */
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

/** Without e-mail addresses and queries. No part of an address is longer than this, and the work stays within bounds. */
function withoutPersonalData(text: string): string {
  return withoutQueries(text).replace(/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}\.\w+/g, '[e-mail]');
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
      release: releaseOf(process.env),
      environment: process.env.CONTEXT || 'local',
    }),
  );
  return opened;
}
