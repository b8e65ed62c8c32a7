import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SurveyQuestion, sortAnswers, wordsOnLine } from '#src/core/fundings/surveys.ts';

const options = fc.oneof(
  fc.constant<string[]>([]),
  fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
);
const question = fc.record({
  label: fc.string({ minLength: 1, maxLength: 10 }),
  options,
  rewards: fc.constant<string[]>([]),
});
const asked = fc.record({
  questions: fc.uniqueArray(question, { selector: ({ label }) => label, minLength: 1, maxLength: 4 }),
  pieces: fc.integer({ min: 1, max: 4 }),
  seed: fc.nat(1000),
});
/** A right answer to each question of each piece. */
const rightAnswers = (questions: readonly SurveyQuestion[], pieces: number, seed: number) =>
  Array.from({ length: pieces }, (_, piece) =>
    questions.map(
      ({ options: choices }, at) => choices[(seed + piece + at) % choices.length] ?? `text ${piece} ${at}`,
    ),
  ).flat();

test('answers are sorted by question, with one for each piece in its place', () => {
  fc.assert(
    fc.property(asked, ({ questions, pieces, seed }) => {
      const given = rightAnswers(questions, pieces, seed);
      expect(sortAnswers(questions, pieces, given)).toEqual(
        questions.map(({ label }, at) => ({
          label,
          answers: given.filter((_, place) => place % questions.length === at),
        })),
      );
    }),
  );
});

test('the first answer that is missing, or not one of the choices, is named', () => {
  fc.assert(
    fc.property(asked, fc.nat(), ({ questions, pieces, seed }, place) => {
      const given = rightAnswers(questions, pieces, seed);
      const wrong = place % given.length;
      const isChoice = (questions[wrong % questions.length]?.options.length ?? 0) > 0;
      expect(sortAnswers(questions, pieces, given.with(wrong, ''))).toEqual({ wrong });
      expect(sortAnswers(questions, pieces, given.slice(0, wrong))).toEqual({ wrong });
      if (isChoice)
        expect(sortAnswers(questions, pieces, given.with(wrong, 'none of these'))).toEqual({ wrong });
    }),
  );
});

test('the words of a line are what was typed and then the answers', () => {
  expect(wordsOnLine(null, null)).toBeNull();
  expect(wordsOnLine('For Ada', [{ label: 'Size', answers: ['S', 'L'] }])).toBe('For Ada\nSize: S, L');
});
