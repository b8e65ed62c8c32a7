import * as z from 'zod/mini';
import { isPlainText } from '../../src/contracts/plain-text.ts';
import { text } from '../../src/contracts/text.ts';
import { MESSAGE_FORMS, type MessageKind, MIN_WRITING_MS, TRAP } from '../../src/features/messages/forms.ts';
import type { MessageField } from '../../src/features/messages/message-field.ts';

export type MessageProblem = { field: string; message: string };
export type MessageFields = Record<string, string>;

const UNREADABLE =
  'There is a character in here that we cannot keep. It may be invisible: type it anew instead of pasting.';
const ROBOT = 'Something was filled in that people do not see. Send it once more.';
const TOO_FAST = 'That was faster than anybody types. Wait a second and send it once more.';

/** The schema of a kind of message, made from the fields that its form shows. */
export function messageSchema(kind: MessageKind) {
  const shape = Object.fromEntries(MESSAGE_FORMS[kind].fields.map((field) => [field.name, schemaOf(field)]));
  return z.strictObject({
    ...shape,
    [TRAP]: z.optional(z.literal('')),
    /** How long the form was open, in ms, as the page's script says. */
    elapsed: z.optional(z.number().check(z.minimum(MIN_WRITING_MS))),
  });
}

/**
 * Checks a message. Answers what is to be kept, tidied, or everything that is wrong with it: one problem for a field, in the
 * order of the form, in words for who wrote it.
 */
export function checkMessage(
  kind: MessageKind,
  input: unknown,
): { fields: MessageFields } | { problems: MessageProblem[] } {
  const checked = schemas[kind].safeParse(input);
  if (checked.success) return { fields: kept(kind, checked.data) };
  const problems = new Map<string, string>();
  for (const issue of checked.error.issues) {
    const { field, message } = problemOf(kind, issue, input);
    if (!problems.has(field)) problems.set(field, message);
  }
  const order = [...MESSAGE_FORMS[kind].fields.map(({ name }) => name), TRAP, 'elapsed'];
  const place = (field: string) => (order.indexOf(field) + order.length + 1) % (order.length + 1);
  return {
    problems: [...problems]
      .map(([field, message]) => ({ field, message }))
      .sort((a, b) => place(a.field) - place(b.field)),
  };
}

const schemas = {
  contact: messageSchema('contact'),
  'creator-request': messageSchema('creator-request'),
  feedback: messageSchema('feedback'),
  withdrawal: messageSchema('withdrawal'),
};

function schemaOf({ control, max, isOptional, choices = [] }: MessageField): z.ZodMiniType {
  if (control === 'agreement')
    return z.pipe(
      z.union([z.literal(true), z.literal('true')]),
      z.transform(() => 'true'),
    );
  const least = isOptional ? 0 : 1;
  const values = choices.map(({ value }) => value).filter(Boolean);
  const schema = {
    // One line only: a line break in it could begin a header of its own in a message made from it.
    line: text(max).check(z.minLength(least), z.regex(/^[^\r\n\t]*$/, 'one line')),
    email: z.pipe(
      text(max),
      isOptional ? z.union([z.literal(''), z.email()]) : z.email().check(z.minLength(1)),
    ),
    paragraphs: z.pipe(withLineBreaks(), text(max).check(z.minLength(least))),
    choice: z.enum(isOptional ? ['', ...values] : values),
  }[control];
  return isOptional ? z.optional(schema) : schema;
}

/** Forms send line breaks as two characters; they count as one. */
function withLineBreaks() {
  return z.pipe(
    z.string(),
    z.transform((value: string) => value.replace(/\r\n?/g, '\n')),
  );
}

/** What a message says, without what was left empty and what is only there to tell robots from people. */
function kept(kind: MessageKind, data: Record<string, unknown>): MessageFields {
  return Object.fromEntries(
    MESSAGE_FORMS[kind].fields.flatMap(({ name }) => {
      const value = data[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

function problemOf(kind: MessageKind, issue: z.core.$ZodIssue, input: unknown): MessageProblem {
  if (issue.code === 'unrecognized_keys') {
    const field = (issue.keys[0] ?? '').slice(0, 60);
    return { field, message: `${field} is not accepted here.` };
  }
  const name = String(issue.path[0] ?? '');
  const field = MESSAGE_FORMS[kind].fields.find((one) => one.name === name);
  if (name === TRAP) return { field: TRAP, message: ROBOT };
  if (name === 'elapsed') return { field: name, message: TOO_FAST };
  if (!field) return { field: name || 'body', message: 'Send an object with the fields of the form.' };
  const value = (input as Record<string, unknown>)[name];
  return { field: name, message: complaint(field, value) };
}

function complaint({ max, missing, wrong, control }: MessageField, value: unknown): string {
  if (typeof value !== 'string') return missing;
  if (!isPlainText(value)) return UNREADABLE;
  if (value.trim() === '') return missing;
  if (value.replace(/\r\n?/g, '\n').normalize('NFC').trim().length > max)
    return `This is too long: at most ${max.toLocaleString('en-GB')} characters fit.`;
  if (control === 'line' && /[\r\n\t]/.test(value)) return 'This has room for one line only.';
  return wrong ?? missing;
}
