import type { Context } from '@netlify/functions';
import { statusOf } from '../../src/features/errors/status-of.ts';
import { apiHeaders } from '../../src/security/headers.ts';
import type { Call } from './call.ts';
import { errorPage } from './error-page.ts';
import { describeError, log } from './log.ts';
import { type Problem, problem } from './problem.ts';
import { reportError } from './report.ts';

/** Answers with a Response, or with a problem that the wrapper turns into the API's one error shape. */
export type Handler = (request: Request, call: Call) => Promise<Response | Problem> | Response | Problem;
export type Method = 'GET' | 'POST';

type Options = {
  /** True for callers that are no browser of ours, such as the payment provider: their origin is not judged. */
  isForMachines?: boolean;
  /** Turns a problem into the answer for a form that was posted without script. */
  formProblem?: (refused: Problem, request: Request, call: Call) => Promise<Response> | Response;
};

/**
 * Wraps the handlers of one endpoint: method allow-list, cross-site posts refused, one error shape, a request id,
 * closed headers, and anything unexpected logged and answered with the error's own status, mostly 500. A person who posted a
 * form or asked for a page gets a page, everybody else JSON.
 */
export function endpoint(handlers: Partial<Record<Method, Handler>>, options: Options = {}) {
  return async (request: Request, context: Context): Promise<Response> => {
    const call: Call = { requestId: context?.requestId || crypto.randomUUID(), context };
    const answer = await run(handlers, request, call, options);
    if (answer instanceof Response) return answer;
    if (answer.status >= 500 || answer.status === 429) log('warn', 'refused', logged(answer, request, call));
    if (options.formProblem && isForm(request)) {
      try {
        return await options.formProblem(answer, request, call);
      } catch (error) {
        log('error', 'problem_page', { requestId: call.requestId, ...describeError(error) });
        await reportError(error, tagsOf(request, call), call.context);
      }
    }
    if (isForm(request) || !new URL(request.url).pathname.startsWith('/api/'))
      return errorPage(answer, request, call);
    return json(
      { error: shapeOf(answer, call) },
      { status: answer.status, ...(answer.headers && { headers: answer.headers }) },
    );
  };
}

/** A JSON answer with the API's headers: never cached, never framed, never sniffed. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });
}

/** A 303 to an address, for forms. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...apiHeaders, location } });
}

/** True for a body that an HTML form sends without script. */
export function isForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** The media type of a request's body, without parameters, in lower case. */
function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase();
}

/** True for JSON by its media type, in the one encoding that JSON has. */
export function isJson(request: Request): boolean {
  const charset = /;\s*charset=([^;]*)/i.exec(request.headers.get('content-type') ?? '')?.[1];
  return mediaType(request) === 'application/json' && /^("?)utf-8\1$/i.test((charset ?? 'utf-8').trim());
}

async function run(
  handlers: Partial<Record<Method, Handler>>,
  request: Request,
  call: Call,
  { isForMachines = false }: Options,
): Promise<Response | Problem> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  // Own keys only: a method may be any word, `constructor` too.
  const handler = Object.hasOwn(handlers, method) ? handlers[method as Method] : undefined;
  if (!handler) {
    const allow = Object.keys(handlers)
      .map((name) => (name === 'GET' ? 'GET, HEAD' : name))
      .join(', ');
    return problem(405, 'method_not_allowed', `Use ${allow} here.`, { headers: { allow } });
  }
  if (method === 'POST' && !isForMachines && isCrossSite(request))
    return problem(
      403,
      'cross_site',
      'This can only be sent from the store itself. Please open the store and try again.',
    );
  try {
    return await handler(request, call);
  } catch (error) {
    log('error', 'unexpected', {
      requestId: call.requestId,
      path: new URL(request.url).pathname,
      ...describeError(error),
    });
    await reportError(error, tagsOf(request, call), call.context);
    return problem(
      statusOf(error),
      'internal_error',
      'Something has gone wrong on our side. Nothing was charged; please try again.',
    );
  }
}

/**
 * The browser's own word comes first (`Sec-Fetch-Site`), then `Origin`: a same-site form under a strict referrer
 * policy sends `Origin: null`, while `Sec-Fetch-Site` stays right. A caller that sends neither is no browser.
 */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(request.url).origin;
}

function shapeOf({ code, message, field }: Problem, { requestId }: Call) {
  return { code, message, ...(field && { field }), requestId };
}

/** What a report may say of a request: where, and the id by which its log lines are found. */
function tagsOf(request: Request, { requestId }: Call): Record<string, string> {
  return { side: 'server', path: new URL(request.url).pathname.slice(0, 200), requestId };
}

function logged({ status, code, field }: Problem, request: Request, { requestId }: Call) {
  return { requestId, path: new URL(request.url).pathname, status, code, field };
}
