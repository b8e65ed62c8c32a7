import type { Config } from '@netlify/functions';
import { z } from 'zod';
import { isRegionCode } from '../../src/core/regions/regions.ts';
import { apiHeaders } from '../../src/security/headers.ts';
import { endpoint, isJson } from '../platform/http.ts';
import { check, parseJson, readText, text } from '../platform/input.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isReporting, reportFailure } from '../platform/report.ts';

/** So many reports a minute are passed on by one instance: enough to see what is wrong, too few to be a weapon. */
const PER_MINUTE = 60;
const BODY_LIMIT = 32 * 1024;
const failure = z.strictObject({
  name: text(60),
  message: text(500),
  stack: text(4_000),
  path: text(200).pipe(z.string().startsWith('/')),
  region: z.string().refine(isRegionCode, 'the code of a region'),
});

let minute = 0;
let passedOn = 0;

/**
 * `POST /api/failures`: what went wrong in a shopper's browser, passed on to the error-reporting service by the store, so that
 * the browser speaks to nobody else. Without a service, or with too many at once, it is taken and forgotten.
 */
export default endpoint({
  POST: async (request, { context }) => {
    const told = await toldIn(request);
    if (isProblem(told)) return told;
    if (isReporting() && hasRoom(Date.now())) {
      const { name, message, stack, path, region } = told;
      const sent = reportFailure({
        name,
        message,
        stack: linesOf(stack),
        tags: { path, region, side: 'browser' },
      });
      if (context.waitUntil) context.waitUntil(sent);
      else await sent;
    }
    return new Response(null, { status: 204, headers: apiHeaders });
  },
});

export const config: Config = { path: '/api/failures' };

async function toldIn(request: Request): Promise<z.output<typeof failure> | Problem> {
  if (!isJson(request))
    return problem(415, 'unsupported_media_type', 'Send JSON (application/json).', { field: 'content-type' });
  const body = await readText(request, BODY_LIMIT);
  if (isProblem(body)) return body;
  const input = parseJson(body);
  return isProblem(input) ? input : check(failure, input);
}

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
