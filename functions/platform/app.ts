import type { Context as Platform } from '@netlify/functions';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { statusOf } from '../../src/features/errors/status-of.ts';
import type { Call } from './call.ts';
import { refuseCrossSite } from './cross-site.ts';
import { isForm, json } from './http.ts';
import { describeError, log } from './log.ts';
import { logSome } from './log-some.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { describeProviderError, isProviderError, providerProblem } from './provider-error.ts';
import { reportError } from './report.ts';
import { reportOnce } from './report-once.ts';

type Env = {
  Bindings: { context?: Platform | undefined; errorPage?: ProblemPage | undefined };
  Variables: { requestId: string };
};
/** Routes of one resource; an endpoint mounts several. */
export type Routes = Hono<Env>;
/** Answers with a Response, or with a problem, which becomes the API's one error shape or a page. */
export type Handler = (request: Request, call: Call) => Promise<Response | Problem> | Response | Problem;
/** Turns a problem into a page, for a person who posted a form without script or asked for a page. */
export type ProblemPage = (refused: Problem, request: Request, call: Call) => Promise<Response> | Response;

/** Begins the routes of one resource. */
export function routes(): Routes {
  return new Hono<Env>();
}

/**
 * The function that the platform calls: routes, and around them what holds for every answer. Each request has an id; an address
 * that takes another method says which (405); one that nobody knows is a 404 as JSON; whatever goes wrong is logged, reported
 * and answered in the one error shape, or by `errorPage` where a person asked for a page and the route has none of its own.
 */
export function serve(
  mounted: readonly Routes[],
  { errorPage }: { errorPage?: ProblemPage } = {},
): (request: Request, context?: Platform) => Promise<Response> {
  const app = new Hono<Env>();
  // The platform's number, never the caller's own: whoever is complained about does not choose it.
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
        // It runs after the 404, whose headers would otherwise be laid over those of this answer, a page's policy among them.
        c.res = undefined;
        return answerProblem(problem('method_not_allowed', `Use ${allow} here.`, { headers: { allow } }), c);
      },
    }),
  );
  for (const one of mounted) app.route('/', one);
  app.notFound((c) => answerProblem(problem('not_found', 'There is no such endpoint.'), c));
  app.onError(async (error, c) => answerProblem(await unexpected(error, c.req.raw, callOf(c)), c));
  return async (request, context) => app.fetch(withPlainMethod(request), { context, errorPage });
}

/** The router looks methods up in plain objects, where a word such as `constructor` would be found: what is none is called so. */
function withPlainMethod(request: Request): Request {
  return /^[A-Z-]+$/.test(request.method) ? request : new Request(request, { method: 'UNKNOWN' });
}

/** A route's handler from one of ours: what a browser posts from another site is refused, and nothing thrown gets out. */
export function handle(
  handler: Handler,
  {
    formProblem,
    isForMachines = false,
    isForScripts = false,
  }: {
    formProblem?: ProblemPage;
    /** True for what no form is sent to: whoever sends one all the same is answered as a program is. */
    isForScripts?: boolean;
    /** True for callers that are no browser of ours, such as the payment provider: their origin is not checked. */
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
 * Logs and reports what nobody expected. The answer has the status that the error itself asks for, mostly 500; an error of the payment
 * provider asks for nothing, since the statuses in it are what we were answered.
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
    ...problem(
      'internal_error',
      'Something has gone wrong on our side. Nothing was charged; please try again.',
    ),
    status: statusOf(error),
  };
}

/** A person who posted a form or asked for a page gets a page, everybody else JSON. */
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

/** Logs a refusal that says something of the store, and reports one that is its own fault; answers it. */
async function tellOfRefusal(refused: Problem, request: Request, call: Call): Promise<Problem> {
  const { status, code } = refused;
  if (status >= 500 || status === 429) logSome(code, 'warn', 'refused', logged(refused, request, call));
  // What nobody expected was reported when it was thrown.
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

/** What a report may say of a request: where, and the id by which its log lines are found. */
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

/** Where a request went, without the token of a download, which is a key to it. */
function loggedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/downloads/') ? '/downloads/…' : pathname;
}
