import { describe, expect, test } from 'vitest';
import { validateMessage } from '#src/contracts/validate-message.ts';
import { kindOfReference, MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { captchaAction, isCheckedForRobots } from '#src/core/messages/robot-check.ts';

const ANA = { name: 'Ana', email: 'ana@example.com' };

describe.each<[kind: MessageKind, action: string, page: string, needed: Record<string, string>]>([
  ['contact', '/api/contact', '/contact', { ...ANA, message: 'Hello.' }],
  [
    'creator-request',
    '/api/creator-request',
    '/be-found',
    {
      ...ANA,
      place: 'Porto, Portugal',
      links: '@ana',
      audience: '1-1000',
      cooks: 'Bread.',
      makes: 'Flour.',
      consent: 'true',
    },
  ],
  ['feedback', '/api/feedback', '/feedback', { message: 'It works.' }],
  [
    'withdrawal',
    '/api/withdrawal',
    '/withdraw',
    { ...ANA, orderId: 'F-7K3M9-QXAB4', goods: 'The whole order.' },
  ],
])('the form “%s”', (kind, action, page, needed) => {
  const { fields, ...form } = MESSAGE_FORMS[kind];

  test('is on its page, and is sent to its endpoint', () => {
    expect([form.page, form.action]).toEqual([page, action]);
  });

  test('needs these fields and no others', () => {
    expect(validateMessage(kind, needed)).toEqual([]);
    const missing = fields
      .filter(({ name }) => name in needed)
      .map((field) => ({ field: field.name, message: field.missing }));
    expect(validateMessage(kind, {})).toEqual(missing);
    expect(missing.map(({ field }) => field).sort()).toEqual(Object.keys(needed).sort());
    for (const { message } of missing) expect(message).not.toBe('');
  });

  test('offers choices that can be sent, and says what is wrong with others', () => {
    for (const { name, choices, control, isOptional, missing, wrong } of fields) {
      if (control !== 'choice') continue;
      const values = choices?.map(({ value }) => value) ?? [];
      expect(new Set(values).size).toBe(values.length);
      // A required choice begins with one that has to be changed. An optional one begins with an answer.
      const [empty, answers] = isOptional ? [[], values] : [values.slice(0, 1), values.slice(1)];
      expect(empty).toEqual(isOptional ? [] : ['']);
      expect(answers.length).toBeGreaterThan(1);
      for (const value of answers) {
        expect(value).toMatch(/^[\w+-]+$/);
        expect(validateMessage(kind, { ...needed, [name]: value })).toEqual([]);
      }
      expect(validateMessage(kind, { ...needed, [name]: '' })).toEqual(
        isOptional ? [] : [{ field: name, message: missing }],
      );
      expect(validateMessage(kind, { ...needed, [name]: 'xyz' })).toEqual([{ field: name, message: wrong }]);
      expect(wrong).not.toBe('');
    }
  });

  test('is known by the first letter of its reference numbers', () => {
    expect(kindOfReference(`${form.prefix}-7K3M9-QXAB4`)).toBe(kind);
    expect(kindOfReference(`${form.prefix}7K3M9`)).toBeUndefined();
    expect(kindOfReference(`7K3M9-${form.prefix}-`)).toBeUndefined();
  });
});

test('another number is of no form', () => {
  for (const other of ['', '-7K3M9', 'F-7K3M9-QXAB4', 'l-7K3M9-QXAB4'])
    expect(kindOfReference(other)).toBeUndefined();
});

test('nothing hinders a withdrawal: it alone is not checked for robots', () => {
  expect(MESSAGE_KINDS.filter((kind) => !isCheckedForRobots(kind))).toEqual(['withdrawal']);
});

test('the captcha knows each form by a name of letters and underscores', () => {
  expect(MESSAGE_KINDS.map(captchaAction)).toEqual(['contact', 'creator_request', 'feedback', 'withdrawal']);
});
