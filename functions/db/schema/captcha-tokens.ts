import { index, pgTable, real, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * Valid captcha tokens. The captcha service verifies each only once, so the result is stored, and each can be
 * used for one form. Expired rows are deleted every night. Contains nothing about the visitor.
 */
export const captchaToken = pgTable(
  'captcha_token',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    /** The captcha service's result. */
    score: real().notNull(),
    action: text().notNull(),
    issuedAt: when('issued_at').notNull(),
    /** When it was used for a form. */
    spentAt: when('spent_at'),
  },
  (table) => [index('captcha_token_issued_at').on(table.issuedAt)],
);
