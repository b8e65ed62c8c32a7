import { failure, failureOperation } from '../../src/contracts/failures.ts';
import { ENVELOPE_TYPE } from '../../src/contracts/failures-path.ts';
import { handle, routes } from '../platform/app.ts';
import { mediaType, noContent } from '../platform/http.ts';
import { check, readText } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { isReporting, readEnvelope, reportBrowserFailure } from '../platform/report.ts';

/** So many reports a minute are passed on by one instance: enough to see what is wrong, too few to be a weapon. */
const PER_MINUTE = 60;

let minute = 0;
let passedOn = 0;

/**
 * `POST /api/failures`: the store's own tunnel to the error-reporting service, so that the browser speaks to nobody else. It takes
 * envelopes of Sentry's clients and passes on an event's error, place, path and region. Without a service, or with too many at once,
 * an envelope is taken and forgotten.
 */
export const failureRoutes = routes().post(
  failureOperation.path,
  handle(
    async (request, { context }) => {
      if (mediaType(request) !== ENVELOPE_TYPE)
        return problem('unsupported_media_type', `Send an envelope (${ENVELOPE_TYPE}).`, {
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
