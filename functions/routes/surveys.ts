import { type SurveyRequest, surveyOperation } from '#src/contracts/surveys.ts';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/surveys.ts';
import { database } from '../db/open.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { type AnswerRefusal, answerSurvey } from '../orders/answer-survey.ts';
import { orderOfLink } from '../orders/links/links.ts';
import { OrderCommandError } from '../orders/order-command-error.ts';
import { routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json, seeOther } from '../platform/http.ts';
import { describeError, log } from '../platform/log.ts';
import { type Problem, problem, type SentForm } from '../platform/problem.ts';
import { orderPage } from './order.ts';

const ADDRESS = ['name', 'line1', 'line2', 'city', 'state', 'postcode'] as const;

/** `POST /api/surveys`: a backer's answers about a reward, from the form on the order's page. */
export const surveyRoutes = routes().post(
  surveyOperation.path,
  formOrJson({
    limit: surveyOperation.body.limit,
    schema: surveyOperation.body.schema,
    messageFor: (field) => (field.startsWith('address.') ? words.addressMissing : undefined),
    readForm,
    take: (input, { call }) => take(input, call),
    answer: () => json({ message: words.kept }, { status: 202 }),
    formAnswer: (_done, { input: { link } }) =>
      seeOther(`${paths.order}?${new URLSearchParams({ link, answered: '1' })}#survey`),
    pageAgain: ({ status, message, field, headers }, { request, call, form }, values) =>
      orderPage(request, call, values.link ?? '', {
        refused: {
          position: Number(values.position),
          message,
          field,
          answers: form ? answersOf(form) : [],
          address: values,
        },
        init: { status, ...(headers && { headers }) },
      }),
  }),
);

const answersOf = ({ body }: SentForm) => new URLSearchParams(body).getAll('answer');

/** The form repeats `answer` for each question. An empty address is left out. */
function readForm(form: SentForm): unknown {
  const { values } = form;
  const typed = Object.fromEntries(ADDRESS.map((key) => [key, values[key] ?? '']));
  const isTyped = Object.values(typed).some((value) => value.trim() !== '');
  const { answer: _answers, ...rest } = values;
  const others = Object.entries(rest).filter(([key]) => !ADDRESS.some((one) => one === key));
  return { ...Object.fromEntries(others), answers: answersOf(form), ...(isTyped && { address: typed }) };
}

async function take({ link, ...given }: SurveyRequest, call: Call): Promise<Problem | undefined> {
  const isOften = await checkRateLimit(BUDGETS.survey, call);
  if (isOften) return isOften;
  const now = storeNow();
  try {
    const orderId = await orderOfLink(database(), link, now);
    if (orderId === undefined) return problem('link_over', words.linkOver, { field: 'link' });
    return refusalOf(await answerSurvey(database(), orderId, given, now), given);
  } catch (error) {
    if (error instanceof OrderCommandError) return addressProblem(error);
    log('error', 'survey', { requestId: call.requestId, ...describeError(error) });
    return problem('not_kept', words.notTaken);
  }
}

function refusalOf(refused: AnswerRefusal | undefined, { answers }: Pick<SurveyRequest, 'answers'>) {
  if (refused === undefined) return undefined;
  if (refused === 'none') return problem('invalid_input', words.nothingAsked, { field: 'position' });
  if (refused === 'over') return problem('survey_over', words.closed);
  if (refused === 'packed') return problem('survey_over', words.isPacked);
  const message = answers[refused.wrong] ? words.wrongChoice : words.missing;
  return problem('invalid_input', message, { field: `answers.${refused.wrong}` });
}

/** The messages of the error are for operators. */
function addressProblem({ field }: OrderCommandError): Problem {
  if (field === 'postcode')
    return problem('invalid_input', words.wrongPostcode, { field: 'address.postcode' });
  return problem('invalid_input', words.wrongAddress, { field: `address.${field ?? 'line1'}` });
}
