import type * as z from 'zod/mini';
import type { Operation } from '../../src/contracts/operation.ts';
import { type Handler, handle } from './app.ts';
import type { Call } from './call.ts';
import { isForm, isJson } from './http.ts';
import { check, formValues, parseJson, readText, unsupportedMediaType } from './input.ts';
import { isProblem, type Problem } from './problem.ts';

type Asked = { request: Request; call: Call };

/** What an operation does that a plain form may send as well as a program. */
type PlainForm<S extends z.ZodMiniType> = {
  /** The words for a field that people fill in. */
  messageFor?: (field: string, isTooLong: boolean) => string | undefined;
  /** Does what was asked for. */
  take: (input: z.output<S>, asked: Asked) => Promise<Problem | undefined>;
  /** What a program is answered, and somebody who sent the form. */
  answer: (input: z.output<S>, asked: Asked) => Response;
  formAnswer: (input: z.output<S>, asked: Asked) => Promise<Response> | Response;
  /** The page with its form again: what was typed, and what is wrong with it. */
  pageAgain: (refused: Problem, asked: Asked, values: Record<string, string>) => Promise<Response>;
};

/** Answers JSON as the API does, and a form with pages. A field that was left empty counts as left out. */
export function plainFormHandler<S extends z.ZodMiniType>(
  { body }: { body: NonNullable<Operation['body']> & { schema: S } },
  { messageFor, take, answer, formAnswer, pageAgain }: PlainForm<S>,
) {
  const byForm: Handler = async (request, call) => {
    const sent = await readText(request, body.limit);
    if (isProblem(sent)) return sent;
    const values = formValues(sent);
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const input = check(body.schema, filled, messageFor);
    const refused = isProblem(input) ? input : await take(input, { request, call });
    if (refused) return pageAgain(refused, { request, call }, values);
    return formAnswer(input as z.output<S>, { request, call });
  };
  const byProgram: Handler = async (request, call) => {
    if (!isJson(request)) return unsupportedMediaType();
    const sent = await readText(request, body.limit);
    const parsed = isProblem(sent) ? sent : parseJson(sent);
    if (isProblem(parsed)) return parsed;
    const input = check(body.schema, parsed, messageFor);
    if (isProblem(input)) return input;
    return (await take(input, { request, call })) ?? answer(input, { request, call });
  };
  return handle((request, call) => (isForm(request) ? byForm : byProgram)(request, call), {
    formProblem: (refused, request, call) => pageAgain(refused, { request, call }, {}),
  });
}
