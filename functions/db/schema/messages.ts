import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { MessageKind } from '../../../src/features/messages/forms.ts';
import { when } from './columns.ts';

/** What people wrote to the store: messages, applications, feedback, withdrawals. Personal, and never logged. */
export const message = pgTable(
  // Its name in databases that are there already.
  'letter',
  {
    /** The reference number that the writer is told. */
    id: text().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    /** The browser's key for the message, and the fingerprint of what it says: sent twice, it is one message. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** Whose pages the writer saw. */
    region: text().$type<RegionCode>().notNull(),
    email: text(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** True for one that came without the check for robots where there is one: it is shown apart, and nobody is mailed a thank-you. */
    isUnchecked: boolean('is_unchecked').notNull().default(false),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('letter_key_fingerprint').on(table.key, table.fingerprint),
    index('letter_email_created_at').on(table.email, table.createdAt),
  ],
);
