import * as z from 'zod/mini';
import { DESK, DESK_API } from '#src/contracts/desk/addresses.ts';
import { storeNow } from '#src/lib/clock.ts';
import { deskHeaders } from '#src/security/desk-headers.ts';
import * as words from '#src/words/en/desk/problems.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { answerOperation, refusal, refuse } from '../desk/answer.ts';
import { writeAudit } from '../desk/audit.ts';
import { DESK_OPERATIONS } from '../desk/operations.ts';
import { DESK_PAGE } from '../desk/page.ts';
import { authOfStore, type Session, sessionOf } from '../desk/sign-in/session.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { type Handler, handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { check, readJson } from '../platform/input.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';

/** The largest input of an operation, in bytes. */
const INPUT_LIMIT = 64 * 1024;
/** The paths of the library that browsers reach: passkeys and signing out. All others are not there. */
const LIBRARY_PATHS = [
  'passkey/generate-register-options',
  'passkey/verify-registration',
  'passkey/generate-authenticate-options',
  'passkey/verify-authentication',
  'sign-out',
];

const operations = new Map(
  DESK_OPERATIONS.map((operation) => [operation.contract.name as string, operation]),
);
const linkRequest = z.strictObject({ email: z.email().check(z.maxLength(254)) });
const linkUse = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * The desk: its page for every path, its operations, and signing in. All are missing while the desk is off.
 */
export const deskRoutes = routes()
  .get(DESK, ifOn(page))
  .get(`${DESK}/*`, ifOn(page))
  .post(`${DESK_API}/sign-in-link`, ifOn(requestLink, { isForScripts: true }))
  .post(`${DESK_API}/sign-in`, ifOn(useLink, { isForScripts: true }))
  .on(['GET', 'POST'], `${DESK_API}/auth/*`, ifOn(library, { isForScripts: true }))
  .post(`${DESK_API}/:operation`, ifOn(callOperation, { isForScripts: true }));

function ifOn(handler: Handler, options: { isForScripts?: boolean } = {}) {
  return handle(
    (request, call) => (env().DESK ? handler(request, call) : problem('not_found', problemWords.noEndpoint)),
    options,
  );
}

/** The same page for every path; its script shows the screen of the address. */
function page(): Response {
  return new Response(DESK_PAGE, {
    headers: { ...deskHeaders(), 'content-type': 'text/html; charset=utf-8' },
  });
}

async function requestLink(request: Request, call: Call): Promise<Response | Problem> {
  const input = await inputOf(request, linkRequest);
  if (isProblem(input)) return input;
  const isOften = await checkRateLimit(BUDGETS.deskSignIn, call);
  if (isOften) return isOften;
  await authOfStore().api.signInMagicLink({ body: { email: input.email }, headers: request.headers });
  drainSoon(call.context);
  return json({ answer: words.linkSent }, { status: 202 });
}

/** By POST, because programs that check mails open the links in them, and a link works once. */
async function useLink(request: Request, call: Call): Promise<Response | Problem> {
  const input = await inputOf(request, linkUse);
  if (isProblem(input)) return input;
  const isOften = await checkRateLimit(BUDGETS.deskSignIn, call);
  if (isOften) return isOften;
  const found = await authOfStore().api.magicLinkVerify({
    query: { token: input.token },
    headers: request.headers,
    asResponse: true,
  });
  const cookies = found.headers.getSetCookie();
  if (found.status >= 300 || cookies.length === 0) {
    const { requestId } = call;
    await writeAudit(database(), { at: storeNow(), action: 'sign-in', outcome: 'not_allowed', requestId });
    return refuse(refusal('not_allowed', words.linkUsed), requestId);
  }
  drainSoon(call.context);
  return withCookies(json({ answer: null }), cookies);
}

async function library(request: Request, call: Call): Promise<Response | Problem> {
  const name = new URL(request.url).pathname.slice(`${DESK_API}/auth/`.length);
  if (!LIBRARY_PATHS.includes(name)) return problem('not_found', problemWords.noEndpoint);
  const isOften = await checkRateLimit(BUDGETS.deskSignIn, call);
  if (isOften) return isOften;
  const answer = await authOfStore().handler(request);
  return withCookies(
    json(await answer.json().catch(() => null), { status: answer.status }),
    answer.headers.getSetCookie(),
  );
}

/** Asks for the session first: a caller without one learns nothing of the operations. */
async function callOperation(request: Request, call: Call): Promise<Response> {
  const session = await sessionOf(request);
  if (!session) return refuse(refusal('not_signed_in', words.signedOut), call.requestId);
  const operation = operations.get(call.params.operation ?? '');
  if (!operation)
    return withSession(refuse(refusal('not_found', words.noOperation), call.requestId), session);
  const input = await readJson(request, INPUT_LIMIT);
  if (isProblem(input)) {
    const refused = refusal('invalid_input', input.message, input.field ?? 'input');
    return withSession(refuse(refused, call.requestId), session);
  }
  const response = await answerOperation(operation, { session, input, call });
  // A write may have written mails.
  if (operation.contract.kind === 'write') drainSoon(call.context);
  return withSession(response, session);
}

const withSession = (response: Response, { setCookie }: Session) => withCookies(response, setCookie);

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const one of cookies) response.headers.append('set-cookie', one);
  return response;
}

async function inputOf<T extends z.ZodMiniType>(request: Request, schema: T): Promise<z.output<T> | Problem> {
  const input = await readJson(request, INPUT_LIMIT);
  return isProblem(input) ? input : check(schema, input);
}
