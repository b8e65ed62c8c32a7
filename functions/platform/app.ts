import type { Context as Platform } from '@netlify/functions';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { isOff } from '#src/core/shop/features.ts';
import { statusOf } from '#src/lib/status-of.ts';
import * as words from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import type { Call } from './call.ts';
import { refuseCrossSite } from './cross-site.ts';
import { isForm, json } from './http.ts';
import { describeError, log } from './log.ts';
import { logThrottled } from './log-throttled.ts';
import { refuseOldNode } from './node-version.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { describeProviderError, isProviderError, providerProblem } from './provider-error.ts';
import { reportError } from './report.ts';
import { reportOnce } from './report-once.ts';

type Env = {
  Bindings: { context?: Platform | undefined; errorPage?: ProblemPage | undefined };
  Variables: { requestId: string };
};
/** The routes of one resource. An endpoint mounts several. */
export type Routes = Hono<Env>;
/** Returns a Response, or a problem, which becomes the API's error JSON or a page. */
export type Handler = (request: Request, call: Call) => Promise<Response | Problem> | Response | Problem;
/** Renders a problem as a page, for a form sent without script or a page request. */
export type ProblemPage = (refused: Problem, request: Request, call: Call) => Promise<Response> | Response;

/** Creates an empty set of routes. */
export function routes(): Routes {
  return new Hono<Env>();
}

/**
 * The handler that the platform calls: the routes and everything common to them. Adds a request id, answers
 * wrong methods with 405 and unknown paths with 404, and logs and reports errors. Errors become the API's
 * error JSON, or `errorPage` when a person asked for a page and the route has none of its own.
 */
export function serve(
  mounted: readonly Routes[],
  { errorPage }: { errorPage?: ProblemPage } = {},
): (request: Request, context?: Platform) => Promise<Response> {
  const app = new Hono<Env>();
  // Uses the platform's request id, never one from the client: callers must not choose the id in our logs.
  app.use(
    requestId({
      headerName: '',
      generator: ({ env }) => env.context?.requestId || crypto.randomUUID(),
    }),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const allow = methods.join(', ');
        // This runs after the 404 handler. Without the reset, the headers of the 404 (such as a page's CSP)
        // would be merged into this response.
        c.res = undefined;
        return answerProblem(
          problem('method_not_allowed', fill(words.otherMethod, { methods: allow }), { headers: { allow } }),
          c,
        );
      },
    }),
  );
  // Before the routes: what belongs to a feature that the shop does not have is not there.
  app.use(async (c, next) => {
    if (!isOff(c.req.path)) return next();
    return answerProblem(problem('not_found', words.noEndpoint), c);
  });
  for (const one of mounted) app.route('/', one);
  app.notFound((c) => answerProblem(problem('not_found', words.noEndpoint), c));
  app.onError(async (error, c) => answerProblem(await unexpected(error, c.req.raw, callOf(c)), c));
  return async (request, context) =>
    refuseOldNode() ?? app.fetch(withPlainMethod(request), { context, errorPage });
}

/**
 * The router looks up methods in plain objects, where a word such as `constructor` would match.
 * Other methods are renamed.
 */
function withPlainMethod(request: Request): Request {
  return /^[A-Z-]+$/.test(request.method) ? request : new Request(request, { method: 'UNKNOWN' });
}

/** Wraps a handler as a route: refuses cross-site posts and catches everything thrown. */
export function handle(
  handler: Handler,
  {
    formProblem,
    isForMachines = false,
    isForScripts = false,
  }: {
    formProblem?: ProblemPage;
    /** True for a route without an HTML form: a posted form also gets the error JSON. */
    isForScripts?: boolean;
    /** True for callers that are not a browser, such as Stripe: the origin is not checked. */
    isForMachines?: boolean;
  } = {},
) {
  return async (c: Context<Env>): Promise<Response> => {
    const request = c.req.raw;
    const call = callOf(c);
    let answer: Response | Problem;
    try {
      answer = (isForMachines ? undefined : refuseCrossSite(request)) ?? (await handler(request, call));
    } catch (error) {
      answer = await unexpected(error, request, call);
    }
    if (!isProblem(answer)) return answer;
    return isForScripts
      ? errorShape(await tellOfRefusal(answer, request, call), call)
      : answerProblem(answer, c, formProblem);
  };
}

function callOf(c: Context<Env>): Call {
  return { requestId: c.get('requestId'), context: c.env.context ?? ({} as Platform), params: c.req.param() };
}

/**
 * Logs and reports an unexpected error. The status is the error's own, usually 500. A Stripe error's status
 * is ignored, because it is the status of Stripe's response to us.
 */
async function unexpected(error: unknown, request: Request, call: Call): Promise<Problem> {
  const { requestId: id } = call;
  log('error', 'unexpected', {
    requestId: id,
    path: loggedPath(request),
    ...(isProviderError(error) ? describeProviderError(error) : describeError(error)),
  });
  await reportError(error, tagsOf(request, call), call.context);
  if (isProviderError(error)) return providerProblem(error);
  return {
    ...problem('internal_error', words.unexpected),
    status: statusOf(error),
  };
}

/** Answers a posted form or a page request with a page, everything else with JSON. */
async function answerProblem(
  refused: Problem,
  c: Context<Env>,
  formProblem?: ProblemPage,
): Promise<Response> {
  const [request, call] = [c.req.raw, callOf(c)];
  await tellOfRefusal(refused, request, call);
  if (formProblem && isForm(request)) {
    try {
      return await formProblem(refused, request, call);
    } catch (error) {
      log('error', 'problem_page', { requestId: call.requestId, ...describeError(error) });
      await reportError(error, tagsOf(request, call), call.context);
    }
  }
  const { errorPage } = c.env;
  if (errorPage && (isForm(request) || !c.req.path.startsWith('/api/')))
    return errorPage(refused, request, call);
  return errorShape(refused, call);
}

/** Logs refusals with status 429 or 5xx, reports those of 5xx, and returns the problem. */
async function tellOfRefusal(refused: Problem, request: Request, call: Call): Promise<Problem> {
  const { status, code } = refused;
  if (status >= 500 || status === 429) logThrottled(code, 'warn', 'refused', logged(refused, request, call));
  // Unexpected errors were reported when they were thrown.
  if (status >= 500 && code !== 'internal_error')
    await reportOnce(`refused:${code}`, `Requests are refused by ${status} ${code}`, call);
  return refused;
}

function errorShape(
  { code, message, field, quote, availableAt, status, headers }: Problem,
  { requestId: id }: Call,
): Response {
  const error = {
    code,
    message,
    ...(field && { field }),
    requestId: id,
    ...(quote && { quote }),
    ...(availableAt && { availableAt }),
  };
  return json({ error }, { status, ...(headers && { headers }) });
}

/** The tags of a report: the path, and the request id to find its log lines. */
function tagsOf(request: Request, call: Call): Record<string, string> {
  return {
    side: 'server',
    path: loggedPath(request).slice(0, 200),
    requestId: call.requestId,
  };
}

function logged({ status, code, field }: Problem, request: Request, call: Call) {
  return { requestId: call.requestId, path: loggedPath(request), status, code, field };
}

/** The path without the token of a download, which is a credential. */
function loggedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/downloads/') ? '/downloads/…' : pathname;
}
