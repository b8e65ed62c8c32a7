import * as z from 'zod/mini';
import { SURVEY_LIMIT } from '../limits.ts';
import { isPlainText } from '../plain-text.ts';
import { deskRead, deskWrite } from './contract.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const version = z.int().check(z.minimum(1));
const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isPlainText));
const question = z.strictObject({
  label: words(SURVEY_LIMIT.label),
  /** The choices. None for a text. */
  options: z.array(words(SURVEY_LIMIT.option)).check(z.maxLength(SURVEY_LIMIT.options)),
  /** The rewards that it is about. None for all. */
  rewards: z.array(id).check(z.maxLength(100)),
});
const survey = {
  questions: z.array(question).check(z.maxLength(SURVEY_LIMIT.questions)),
  asksAddress: z.boolean(),
  /** The last day for answers, as 2026-12-20. */
  closesOn: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
};

export type DeskSurvey = z.output<z.ZodMiniObject<typeof survey>> & {
  version: number;
  writtenBy: string;
  /** `asked`: the backers have their mail. `over`: the last day has passed. */
  state: 'draft' | 'asked' | 'over';
  /** Rewards that were asked about and answered. */
  asked: number;
  answered: number;
  /** The number of pieces for each answer. Texts are not counted. */
  taken: { label: string; answer: string; pieces: number }[];
};
/** The survey of a funding, or null. */
export const surveyRead = deskRead<{
  survey: DeskSurvey | null;
  rewards: { id: string; title: string }[];
  /** Whether the funding has succeeded, so that backers can be asked. */
  mayAsk: boolean;
}>()('fundings.survey.read', {
  roles: ['owner', 'packer', 'editor', 'creator'],
  input: z.strictObject({ fundingId: id }),
});
/** Saves a survey. `version`: the one that the writer saw, or null for a new one. */
export const surveySave = deskWrite<null>()('fundings.survey.save', {
  roles: ['owner', 'editor', 'creator'],
  input: z.strictObject({ fundingId: id, version: z.nullable(version), ...survey }),
});
/** Asks the backers by mail. */
export const surveyOpen = deskWrite<{ mails: number }>()('fundings.survey.open', {
  roles: ['owner', 'editor'],
  input: z.strictObject({ fundingId: id, version }),
});
/** Deletes a draft. */
export const surveyDelete = deskWrite<null>()('fundings.survey.delete', {
  roles: ['owner', 'editor', 'creator'],
  input: z.strictObject({ fundingId: id, version }),
});
