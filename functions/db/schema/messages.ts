import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { MessageKind } from '#src/core/messages/forms.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { when } from './columns.ts';

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
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('letter_key_fingerprint').on(table.key, table.fingerprint),
    index('letter_email_created_at').on(table.email, table.createdAt),
  ],
);
