import * as z from 'zod/mini';
import * as words from '../words/en/field-rules.ts';
import { TRAP_FIELD } from './form-fields.ts';
import { BODY_LIMIT, PERSON_LENGTH, SURVEY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';
import { isPlainText } from './plain-text.ts';

const line = (most: number, least = 0) =>
  z.string().check(
    z.maxLength(most * 4),
    z.refine(isPlainText, words.plainText),
    z.overwrite((value) => value.replace(/\s+/g, ' ').normalize('NFC').trim()),
    z.minLength(least),
    z.maxLength(most),
  );

/** Where the reward is sent now. The country stays. */
const newAddress = z.strictObject({
  name: line(PERSON_LENGTH.name, 1),
  line1: line(PERSON_LENGTH.address1, 1),
  line2: z.optional(line(PERSON_LENGTH.address2)),
  city: line(PERSON_LENGTH.city, 1),
  state: z.optional(line(PERSON_LENGTH.state)),
  postcode: line(PERSON_LENGTH.postcode),
});

/**
 * A backer's answers about one reward. `link`: the secret of the link to the order's page. `position`: of the
 * order's line. `answers`: all of the first piece, then all of the second, in the order of the questions.
 */
const surveyRequest = z.strictObject({
  link: z.string().check(z.maxLength(100)),
  position: z.union([
    z.int().check(z.minimum(0), z.maximum(999)),
    z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
  ]),
  answers: z.array(line(SURVEY_LIMIT.answer)).check(z.maxLength(SURVEY_LIMIT.answers)),
  address: z.optional(newAddress),
  [TRAP_FIELD]: z.optional(z.literal('')),
});
export type SurveyRequest = z.output<typeof surveyRequest>;

export const surveyOperation = {
  id: 'answerSurvey',
  summary:
    'Keeps a backer’s answers about a reward, such as its size, and a new address, until the last day or until it is packed.',
  method: 'POST',
  path: '/api/surveys',
  body: { schema: surveyRequest, limit: BODY_LIMIT.survey, mayBeForm: true },
  answers: { 202: z.object({ message: z.string() }) },
  errors: ['link_over', 'survey_over', 'too_many_requests', 'not_kept'],
} as const satisfies Operation;
