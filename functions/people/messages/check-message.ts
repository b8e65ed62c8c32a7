import * as z from 'zod/mini';
import { labelOf } from '#functions/platform/field-labels.ts';
import { TOKEN_LENGTH } from '#src/contracts/captcha.ts';
import { TRAP_FIELD } from '#src/contracts/form-fields.ts';
import { sentenceOf } from '#src/contracts/schema-messages.ts';
import { type FieldIssue, validateField } from '#src/contracts/validate-message.ts';
import { MESSAGE_FORMS, type MessageKind, MIN_WRITING_MS } from '#src/core/messages/forms.ts';
import type { MessageField } from '#src/core/messages/message-field.ts';
import { withoutCardNumbers } from '#src/lib/card-numbers.ts';
import * as words from '#src/words/en/message-problems.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import type { CaptchaProof } from './robot-check.ts';

export type MessageFields = Record<string, string>;

/** The schema of a kind of message: its fields, with the same rules as the form in the browser. */
export function messageSchema(kind: MessageKind) {
  const shape = Object.fromEntries(MESSAGE_FORMS[kind].fields.map((field) => [field.name, schemaOf(field)]));
  return z.strictObject({
    ...shape,
    [TRAP_FIELD]: z.optional(z.literal('', words.robot)),
    /** How long the form was open, in ms, measured by the page's script. */
    elapsed: z.optional(z.number(words.tooFast).check(z.minimum(MIN_WRITING_MS, words.tooFast))),
    captchaToken: z.optional(z.string().check(z.maxLength(TOKEN_LENGTH))),
    /** Set by senders who skip the captcha: the message is listed separately. */
    isUnchecked: z.optional(z.literal(true)),
  });
}

/**
 * Validates a message. Returns the normalised fields and the captcha data, or all errors: one per field, in
 * the form's order, with messages for the sender.
 */
export function checkMessage(
  kind: MessageKind,
  input: unknown,
): { fields: MessageFields; proof: CaptchaProof } | { issues: FieldIssue[] } {
  const checked = schemas[kind].safeParse(input);
  if (checked.success) {
    const { captchaToken, isUnchecked = false } = checked.data;
    return { fields: kept(kind, checked.data), proof: { captchaToken, isUnchecked } };
  }
  const issues = checked.error.issues.map(toFieldIssue);
  const order = [
    ...MESSAGE_FORMS[kind].fields.map(({ name }) => name),
    TRAP_FIELD,
    'elapsed',
    'captchaToken',
    'isUnchecked',
  ];
  const place = ({ field }: FieldIssue) => (order.includes(field) ? order.indexOf(field) : order.length);
  return { issues: issues.sort((a, b) => place(a) - place(b)) };
}

const schemas = {
  contact: messageSchema('contact'),
  'creator-request': messageSchema('creator-request'),
  feedback: messageSchema('feedback'),
  withdrawal: messageSchema('withdrawal'),
};

function schemaOf(field: MessageField) {
  const schema = z.pipe(
    z.unknown(),
    z.transform((value, { issues }) => {
      const checked = validateField(field, value);
      if ('value' in checked) return checked.value;
      issues.push({ code: 'custom', message: checked.message, input: value });
      return z.NEVER;
    }),
  );
  schema.register(z.globalRegistry, { type: 'string', title: field.label, maxLength: field.max });
  return field.isOptional ? z.optional(schema) : schema;
}

/**
 * The fields to save: without empty ones, those that only detect bots,
 * and card numbers outside of email addresses.
 */
function kept(kind: MessageKind, data: Record<string, unknown>): MessageFields {
  return Object.fromEntries(
    MESSAGE_FORMS[kind].fields.flatMap(({ name, control }) => {
      const value = data[name];
      if (typeof value !== 'string' || value === '') return [];
      return [[name, control === 'email' ? value : withoutCardNumbers(value)]];
    }),
  );
}

function toFieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  if (issue.code === 'unrecognized_keys') {
    const field = (issue.keys[0] ?? '').slice(0, 60);
    return { field, message: fill(problemWords.fieldNotAccepted, { field }) };
  }
  const [name] = issue.path;
  return name === undefined
    ? { field: 'body', message: words.noFields }
    : { field: String(name), message: sentenceOf(labelOf(String(name)), issue.message) };
}
