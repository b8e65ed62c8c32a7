import { createElement } from 'react';
import { fingerprintOf } from '#functions/checkout/attempts/attempts.ts';
import { database } from '#functions/db/open.ts';
import { captchaPolicy } from '#functions/limits/captcha/settings.ts';
import type { Refusal } from '#functions/limits/consume.ts';
import { visitorOf } from '#functions/limits/visitor.ts';
import type { Call } from '#functions/platform/call.ts';
import { type Asked, formOrJson } from '#functions/platform/form-or-json.ts';
import { json, seeOther } from '#functions/platform/http.ts';
import { keyProblem } from '#functions/platform/idempotency-key.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { prerenderedPage } from '#functions/platform/prerendered-page.ts';
import { isProblem, type Problem, problem } from '#functions/platform/problem.ts';
import { visitorRegion } from '#functions/platform/visitor-region.ts';
import { BODY_LIMIT } from '#src/contracts/limits.ts';
import type { MessageAnswer } from '#src/contracts/messages.ts';
import type { FieldIssue } from '#src/contracts/validate-message.ts';
import { dayOf } from '#src/core/dates.ts';
import { MESSAGE_FORMS, type MessageKind } from '#src/core/messages/forms.ts';
import { isCheckedForRobots } from '#src/core/messages/robot-check.ts';
import MessageIsland from '#src/features/messages/MessageIsland.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/message-problems.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { checkMessage, type MessageFields } from './check-message.ts';
import { type CaptchaProof, checkForRobots } from './robot-check.ts';
import { type Kept, saveMessage } from './save-message.ts';

/** Called when a message was saved, with the request's context, for work after the response. */
type OnKept = (context: Call['context']) => void;

/**
 * The handler for one kind of message. JSON gets `{ reference }` (201, or 200 for a repeated message) or a
 * problem with the first wrong field. A form gets a 303 to the thank-you page, or its own page again with the
 * typed values and all errors.
 *
 * `Idempotency-Key` identifies a message; without it, the same content on the same day is one message. With a
 * captcha set up, JSON contains a token for this form, or says that it is unchecked.
 */
export function messageHandler(kind: MessageKind, onKept: OnKept) {
  return formOrJson({
    limit: BODY_LIMIT.message,
    readForm: ({ values }) => values,
    checkWith: (sent, { request, form }) => {
      const key = form ? undefined : (request.headers.get('idempotency-key') ?? undefined);
      const wrongKey = key === undefined ? undefined : keyProblem(key);
      if (wrongKey) return wrongKey;
      const checked = checkMessage(kind, sent);
      if ('issues' in checked) return problemOf(checked.issues);
      const { fields, proof } = checked;
      // A form without script cannot have a captcha token.
      return { key, fields, proof: form ? { ...proof, isUnchecked: true } : proof };
    },
    take: async (input, { request, call }) => {
      const taken = await take(kind, input, request, call);
      if (!isProblem(taken)) onKept(call.context);
      return taken;
    },
    answer: ({ reference, isUnchecked, isNew }) =>
      json({ reference, ...(isUnchecked && { isUnchecked }) } satisfies MessageAnswer, {
        status: isNew ? 201 : 200,
      }),
    formAnswer: ({ reference, isUnchecked }) =>
      seeOther(`${paths.thanks}?reference=${reference}${isUnchecked ? '&unchecked' : ''}`),
    pageAgain: (refused, asked, values) => pageAgain(kind, refused, asked, values),
  });
}

async function take(
  kind: MessageKind,
  { key, fields, proof }: { key: string | undefined; fields: MessageFields; proof: CaptchaProof },
  request: Request,
  { context, requestId }: Call,
): Promise<Kept | Problem> {
  const now = storeNow();
  const visitor = visitorOf(context);
  const region = visitorRegion(request, context);
  const fingerprint = fingerprintOf([kind, fields]);
  try {
    const kept = await saveMessage(
      database(),
      { kind, key: key ?? `${dayOf(now)} ${fingerprint}`, fingerprint, region, fields },
      visitor,
      now,
      () => checkForRobots(database(), kind, proof, visitor, { now, requestId }),
    );
    if (isProblem(kept)) return kept;
    if ('refusal' in kept) return tooMany(kept.refusal);
    log(kept.isMany ? 'warn' : 'info', 'message', { requestId, kind, ...kept });
    return kept;
  } catch (error) {
    log('error', 'message_not_kept', { requestId, kind, ...describeError(error) });
    return problem('not_kept', words.notTaken);
  }
}

function tooMany({ retryAfter }: Refusal): Problem {
  return problem('too_many_messages', fillCount(words.tooMany, Math.ceil(retryAfter / 60)), {
    headers: { 'retry-after': String(retryAfter) },
  });
}

/** The form's page with the typed values, so that nothing must be typed again. */
function pageAgain(
  kind: MessageKind,
  { status, message, issues = [], headers }: Problem,
  { request, call: { context } }: Asked,
  values: Record<string, string>,
): Promise<Response> {
  const { fields, page } = MESSAGE_FORMS[kind];
  const isShown = ({ field }: FieldIssue) => fields.some(({ name }) => name === field);
  const formError = issues.length === 0 ? message : issues.find((issue) => !isShown(issue))?.message;
  const form = createElement(MessageIsland, {
    kind,
    values: Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
    report: { issues: issues.filter(isShown), formError },
  });
  return prerenderedPage(
    visitorRegion(request, context),
    page,
    { message: form },
    {
      status,
      request,
      sources: isCheckedForRobots(kind) ? captchaPolicy() : {},
      ...(headers && { headers }),
    },
  );
}

function problemOf(issues: readonly FieldIssue[]): Problem {
  const { field, message } = issues[0] ?? { field: 'body', message: words.unreadable };
  return problem('invalid_input', message, { field, issues });
}
