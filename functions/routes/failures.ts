import { failure, failureOperation } from '#src/contracts/failures.ts';
import { ENVELOPE_TYPE } from '#src/contracts/failures-path.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import { handle, routes } from '../platform/app.ts';
import { mediaType, noContent } from '../platform/http.ts';
import { check, readText } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { isReporting, readEnvelope, reportBrowserFailure } from '../platform/report.ts';

/**
 * The reports that one instance passes on per minute: enough to find an error,
 * too few for an attack on the service.
 */
const PER_MINUTE = 60;

let minute = 0;
let passedOn = 0;

/**
 * `POST /api/failures`: a tunnel to the error-reporting service, so that browsers contact only the store.
 * Takes Sentry envelopes and passes on an event's error, location, path and region. Without a service, or
 * over the limit, the envelope is dropped.
 */
export const failureRoutes = routes().post(
  failureOperation.path,
  handle(
    async (request, { context }) => {
      if (mediaType(request) !== ENVELOPE_TYPE)
        return problem('unsupported_media_type', fill(problemWords.noEnvelope, { type: ENVELOPE_TYPE }), {
          field: 'content-type',
        });
      const body = await readText(request, failureOperation.body.limit);
      if (isProblem(body)) return body;
      if (!isReporting()) return noContent();
      const report = check(failure, await readEnvelope(body), undefined, { isAnyText: true });
      if (isProblem(report)) return report;
      if (hasRoom(Date.now())) {
        const sent = reportBrowserFailure(report);
        if (context.waitUntil) context.waitUntil(sent);
        else await sent;
      }
      return noContent();
    },
    { isForScripts: true },
  ),
);

function hasRoom(now: number): boolean {
  const current = Math.floor(now / 60_000);
  if (current !== minute) [minute, passedOn] = [current, 0];
  passedOn += 1;
  return passedOn <= PER_MINUTE;
}
