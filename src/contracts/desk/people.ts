import * as z from 'zod/mini';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { PERSON_LENGTH } from '../limits.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';

const editors = ['owner', 'editor'] as const satisfies readonly DeskRole[];
const owners = ['owner'] as const satisfies readonly DeskRole[];
const id = z.string().check(z.minLength(1), z.maxLength(64));
const state = z.enum(['to_answer', 'waiting', 'done']);
/** The last row of a page: the next one continues after it. */
const after = z.optional(z.strictObject({ createdAt: z.iso.datetime(), id }));

/** How many lines of a message the writer saw. */
const seen = z.int().check(z.minimum(0), z.maximum(10_000));

export const MESSAGE_TEXT_LENGTH = 5_000;

/** A message in a list. Times in ISO 8601. */
type MessageRow = {
  id: string;
  kind: MessageKind;
  /** Null when the sender gave none. */
  email: string | null;
  name: string | null;
  /** Its first words. */
  begins: string;
  createdAt: string;
};
export type MessageList = {
  rows: MessageRow[];
  /** Undefined on the last page. */
  next?: { createdAt: string; id: string };
  counts: Record<z.output<typeof state>, number>;
};
export const messagesList = deskRead<MessageList>()('messages.list', {
  roles: editors,
  input: z.strictObject({ state, after }),
});

export type MessageThread = {
  id: string;
  kind: MessageKind;
  region: string;
  email: string | null;
  state: z.output<typeof state>;
  createdAt: string;
  /** The sender's input, by the field’s label. */
  fields: { label: string; value: string }[];
  lines: {
    id: number;
    kind: 'answer' | 'note' | 'received';
    text: string;
    by: string;
    createdAt: string;
  }[];
  /** The sender’s newest orders. */
  orders: { id: string; createdAt: string; status: string; total: number; currency: string }[];
};
export const messageRead = deskRead<MessageThread>()('messages.read', {
  roles: editors,
  input: z.strictObject({ id }),
});
/**
 * Adds an answer, which is mailed, a note, or what the sender answered. `seen`:
 * how many lines the writer saw.
 */
export const messageWrite = deskWrite<null>()('messages.write', {
  roles: editors,
  input: z.strictObject({
    id,
    kind: z.enum(['answer', 'note', 'received']),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_TEXT_LENGTH)),
    seen,
  }),
});
export const messageDone = deskWrite<null>()('messages.done', {
  roles: editors,
  input: z.strictObject({ id, isDone: z.boolean(), seen }),
});

/** The shop's data about a person. */
export type Person = {
  email: string;
  orders: MessageThread['orders'];
  messages: { id: string; kind: MessageKind; createdAt: string }[];
  isSubscribed: boolean;
};
const email = z.email().check(z.maxLength(PERSON_LENGTH.email));
export const personRead = deskRead<Person>()('people.read', {
  roles: owners,
  input: z.strictObject({ email }),
});
/** All data about an address, as JSON for the person who asks for it. A write, so that it is logged. */
export const personExport = deskWrite<{ file: string; json: string }>()('people.export', {
  roles: owners,
  input: z.strictObject({ email }),
});
/**
 * Deletes what may be deleted. The answer has a sentence for each kind of record that was deleted or kept.
 */
export const personErase = deskWrite<{ report: string[] }>()('people.erase', {
  roles: owners,
  input: z.strictObject({ email }),
});
