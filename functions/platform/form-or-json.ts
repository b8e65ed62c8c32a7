import type * as z from 'zod/mini';
import { handle } from './app.ts';
import type { Call } from './call.ts';
import { isForm, isJson } from './http.ts';
import { check, formValues, parseJson, readText, unsupportedMediaType } from './input.ts';
import { isProblem, type Problem, type SentForm } from './problem.ts';

/** One request: `form` is set when an HTML form without script has sent it. */
export type Asked = { request: Request; call: Call; form?: SentForm };

/** An operation that takes a plain HTML form as well as JSON. */
type FormOrJson<Input, Done> = Checked<Input> & {
  /** The most bytes of a body. */
  limit: number;
  /** Makes a form's fields the input that JSON would have. Default: the fields that are filled in. */
  readForm?: (form: SentForm) => unknown;
  /** Carries out the operation. */
  take: (input: Input, asked: Asked) => Promise<Done | Problem>;
  /** The response to JSON. */
  answer: (done: Done, asked: Asked & { input: Input }) => Response;
  /** The response to a form: a 303 or a page. */
  formAnswer: (done: Done, asked: Asked & { input: Input }) => Promise<Response> | Response;
  /** The form's page again, with the problem. `values` is what was typed, empty if it could not be read. */
  pageAgain: (refused: Problem, asked: Asked, values: Record<string, string>) => Promise<Response>;
};

/** How the input is validated: by a schema, or by a check of its own. */
type Checked<Input> =
  | {
      schema: z.ZodMiniType<Input>;
      /** The message for a field that customers fill in. */
      messageFor?: (field: string, isTooLong: boolean) => string | undefined;
    }
  | { checkWith: (sent: unknown, asked: Asked) => Input | Problem };

/**
 * The route of an operation that takes JSON or a form. JSON gets JSON; a form gets a 303 or a page, and its
 * own page again when it is refused. Of a repeated field, the first counts.
 */
export function formOrJson<Input, Done>({
  limit,
  readForm = filledIn,
  take,
  answer,
  formAnswer,
  pageAgain,
  ...checked
}: FormOrJson<Input, Done>) {
  const inputOf = (sent: unknown, asked: Asked): Input | Problem =>
    'schema' in checked ? check(checked.schema, sent, checked.messageFor) : checked.checkWith(sent, asked);
  const takeForm = async (request: Request, call: Call): Promise<Response | Problem> => {
    const body = await readText(request, limit);
    if (isProblem(body)) return body;
    const form = { body, values: formValues(body) };
    const asked = { request, call, form };
    const input = inputOf(readForm(form), asked);
    const done = isProblem(input) ? input : await take(input, asked);
    return isProblem(done) ? { ...done, form } : formAnswer(done, { ...asked, input: input as Input });
  };
  const takeJson = async (request: Request, call: Call): Promise<Response | Problem> => {
    if (!isJson(request)) return unsupportedMediaType();
    const body = await readText(request, limit);
    const sent = isProblem(body) ? body : parseJson(body);
    if (isProblem(sent)) return sent;
    const input = inputOf(sent, { request, call });
    if (isProblem(input)) return input;
    const done = await take(input, { request, call });
    return isProblem(done) ? done : answer(done, { request, call, input });
  };
  return handle((request, call) => (isForm(request) ? takeForm : takeJson)(request, call), {
    formProblem: ({ form, ...refused }, request, call) =>
      pageAgain(refused, { request, call, ...(form && { form }) }, form?.values ?? {}),
  });
}

function filledIn({ values }: SentForm): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
