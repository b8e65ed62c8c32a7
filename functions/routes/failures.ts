import { failure, failureOperation } from '../../src/contracts/failures.ts';
import { handle, routes } from '../platform/app.ts';
import { noContent } from '../platform/http.ts';
import { check, readJson } from '../platform/input.ts';
import { isProblem } from '../platform/problem.ts';
import { isReporting, reportFailure } from '../platform/report.ts';

/** So many reports a minute are passed on by one instance: enough to see what is wrong, too few to be a weapon. */
const PER_MINUTE = 60;

let minute = 0;
let passedOn = 0;

/**
 * `POST /api/failures`: what went wrong in a shopper's browser, passed on to the error-reporting service by the store, so that
 * the browser speaks to nobody else. Without a service, or with too many at once, it is taken and forgotten.
 */
export const failureRoutes = routes().post(
  failureOperation.path,
  handle(
    async (request, { context }) => {
      const input = await readJson(request, failureOperation.body.limit);
      const report = isProblem(input) ? input : check(failure, input);
      if (isProblem(report)) return report;
      if (isReporting() && hasRoom(Date.now())) {
        const { name, message, stack, path, region } = report;
        const sent = reportFailure({
          name,
          message,
          stack: linesOf(stack),
          tags: { path, region, side: 'browser' },
        });
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

/** The lines of a browser's stack in the one form that the service's reader knows; Firefox and Safari write `name@place`. */
function linesOf(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.replace(/^\s*(.*?)@(\S+:\d+:\d+)$/, '    at $1 ($2)'))
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20);
}
