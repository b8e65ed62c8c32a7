import { dayOf } from '../dates.ts';
import type { Funding, Reward } from './types.ts';

/** A question to the backers of a funding. It is asked once for each piece of a reward. */
export type SurveyQuestion = {
  /** What is asked, as in "Size". Each question of a survey has its own words. */
  label: string;
  /** The choices. Empty for a question that is answered with a text. */
  options: string[];
  /** The ids of the rewards that it is about. Empty for all. */
  rewards: string[];
};

/** The answers to one question, one for each piece. */
export type LineAnswer = { label: string; answers: string[] };

/** The questions about a reward. */
export function questionsFor(questions: readonly SurveyQuestion[], rewardId: string): SurveyQuestion[] {
  return questions.filter(({ rewards }) => rewards.length === 0 || rewards.includes(rewardId));
}

/** Whether the backer of a reward is asked for an address: only of a reward that is shipped. */
export const asksAddressOf = (
  { asksAddress }: { asksAddress: boolean },
  reward: Pick<Reward, 'given'> | undefined,
): boolean => asksAddress && reward?.given === 'shipped';

/** The ids of the rewards that a survey is about. */
export function askedRewards(
  survey: { questions: readonly SurveyQuestion[]; asksAddress: boolean },
  { rewards }: Pick<Funding, 'rewards'>,
): string[] {
  return rewards
    .filter(
      (reward) => questionsFor(survey.questions, reward._id).length > 0 || asksAddressOf(survey, reward),
    )
    .map(({ _id }) => _id);
}

/** Whether answers are still taken: until the end of the last day, in UTC. */
export function isSurveyOpen(
  { openedAt, closesOn }: { openedAt: Date | null; closesOn: string },
  now: Date,
): boolean {
  return openedAt !== null && dayOf(now) <= closesOn;
}

/**
 * Answers in the order of a form: all questions of the first piece, then all of the second.
 * @returns the answers by question, or the index of the first that is missing or not one of the choices
 */
export function sortAnswers(
  questions: readonly SurveyQuestion[],
  pieces: number,
  given: readonly string[],
): LineAnswer[] | { wrong: number } {
  const asked = Array.from({ length: pieces }, () => questions).flat();
  const wrong = asked.findIndex(({ options }, at) => {
    const answer = given[at] ?? '';
    return answer === '' || (options.length > 0 && !options.includes(answer));
  });
  if (wrong >= 0) return { wrong };
  return questions.map(({ label }, question) => ({
    label,
    answers: Array.from({ length: pieces }, (_, piece) => given[piece * questions.length + question] ?? ''),
  }));
}

/** The words on a line of an order: what the buyer typed, then the answers, one question in a line. */
export function wordsOnLine(
  customization: string | null,
  answers: readonly LineAnswer[] | null,
): string | null {
  const lines = (answers ?? []).map(({ label, answers: all }) => `${label}: ${all.join(', ')}`);
  const words = [...(customization ? [customization] : []), ...lines].join('\n');
  return words || null;
}
