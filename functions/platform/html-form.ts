import type * as z from 'zod/mini';
import type { Operation } from '../../src/contracts/operation.ts';
import { type Handler, handle } from './app.ts';
import type { Call } from './call.ts';
import { isForm, isJson } from './http.ts';
import { check, formValues, parseJson, readText, unsupportedMediaType } from './input.ts';
import { isProblem, type Problem } from './problem.ts';

type Asked = { request: Request; call: Call };

/** An operation that accepts both JSON and a plain HTML form. */
type PlainForm<S extends z.ZodMiniType> = {
  /** The message for a field that customers fill in. */
  messageFor?: (field: string, isTooLong: boolean) => string | undefined;
  /** Carries out the operation. */
  take: (input: z.output<S>, asked: Asked) => Promise<Problem | undefined>;
  /** The response to JSON, and to a form. */
  answer: (input: z.output<S>, asked: Asked) => Response;
  formAnswer: (input: z.output<S>, asked: Asked) => Promise<Response> | Response;
  /** The page with its form again, with the typed values and the problem. */
  pageAgain: (refused: Problem, asked: Asked, values: Record<string, string>) => Promise<Response>;
};

/** Answers JSON like the API, and forms with pages. Empty form fields count as missing. */
export function htmlFormHandler<S extends z.ZodMiniType>(
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
