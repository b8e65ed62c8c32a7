import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { MessageKind } from '#src/core/messages/forms.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { when } from './columns.ts';
import { deskUser } from './desk.ts';

/** Whose turn it is: the shop's, the sender's, or nobody's. */
export const MESSAGE_STATES = ['to_answer', 'waiting', 'done'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Messages from the forms: contact, applications, feedback, withdrawals. Personal data, never logged. */
export const message = pgTable(
  // The old name, kept for existing databases.
  'letter',
  {
    /** The reference number, which the sender gets. */
    id: text().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    /** The idempotency key and the fingerprint of the content: sent twice, it is one message. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** The sender's region. */
    region: text().$type<RegionCode>().notNull(),
    email: text(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /**
     * True when it skipped the captcha, where there is one. Listed separately and not acknowledged by mail.
     */
    isUnchecked: boolean('is_unchecked').notNull().default(false),
    state: text().$type<MessageState>().notNull().default('to_answer'),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('letter_state_created_at').on(table.isUnchecked, table.state, table.createdAt, table.id),
    unique('letter_key_fingerprint').on(table.key, table.fingerprint),
    index('letter_email_created_at').on(table.email, table.createdAt),
  ],
);

/**
 * What followed a message: an answer by mail, a note that only the shop sees, or an answer of the sender that
 * somebody entered, since the store reads no mails.
 */
export const messageLine = pgTable(
  'letter_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: text('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    kind: text().$type<'answer' | 'note' | 'received'>().notNull(),
    text: text().notNull(),
    /** Null for a command. */
    userId: text('user_id').references(() => deskUser.id),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('letter_line_message').on(table.messageId, table.id)],
);
