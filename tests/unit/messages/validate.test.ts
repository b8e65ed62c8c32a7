import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkMessage } from '#functions/people/messages/check-message.ts';
import { validateField, validateMessage } from '#src/contracts/validate-message.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';

const kind = fc.constantFrom(...MESSAGE_KINDS);
/** Input of people and robots, right and wrong, with more valid values than at random. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Ana',
    'ana@example.com',
    'ana@',
    'a@b',
    'true',
    'other',
    '1-1000',
    'two\nlines',
    '\t',
    'x\u0000',
  ),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  fc.integer({ min: 1, max: 12_000 }).map((length) => 'a'.repeat(length)),
);
const filledIn = kind.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc.record(Object.fromEntries(MESSAGE_FORMS[one].fields.map(({ name }) => [name, text])), {
      requiredKeys: [],
    }),
  ),
);

const issuesOnServer = (one: MessageKind, values: object) => {
  const checked = checkMessage(one, values);
  return 'issues' in checked ? checked.issues : [];
};

describe('a message', () => {
  test('has the same errors at the same fields in the browser and on the server', () => {
    fc.assert(
      fc.property(filledIn, ([one, values]) => {
        expect(validateMessage(one, values)).toEqual(issuesOnServer(one, values));
      }),
      { numRuns: 500 },
    );
  });

  test('that was saved is valid as it was saved', () => {
    fc.assert(
      fc.property(filledIn, ([one, values]) => {
        const checked = checkMessage(one, values);
        if ('fields' in checked) expect(checkMessage(one, checked.fields)).toEqual(checked);
      }),
    );
  });
});

describe('an email address', () => {
  const field = {
    name: 'email',
    label: '',
    control: 'email',
    max: 254,
    missing: 'missing',
    wrong: 'wrong',
  } as const;
  const isTaken = (value: string) => 'value' in validateField(field, value);
  const known = z.email();

  test('is accepted where zod accepts it, and refused where zod refuses it', () => {
    const character = fc.constantFrom(...'abZ09_\'+-.@<>,; "é');
    const nearly = fc.array(character, { minLength: 3, maxLength: 14 }).map((all) => all.join(''));
    const joined = fc
      .tuple(nearly, fc.constantFrom('@'), nearly, fc.constantFrom('.co', '.c', '', '.co1'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), nearly, joined), (value) => {
        const tidy = value.trim();
        expect(isTaken(value), value).toBe(tidy.length <= 254 && known.safeParse(tidy).success);
      }),
      { numRuns: 2000 },
    );
  });

  test('of any length is checked quickly', () => {
    const before = performance.now();
    for (const value of [
      `${'a'.repeat(250)}`,
      `${'a.'.repeat(125)}`,
      `a@${'a.'.repeat(125)}`,
      `a@${'a-'.repeat(125)}`,
    ])
      expect(isTaken(value)).toBe(false);
    expect(performance.now() - before).toBeLessThan(200);
  });
});
