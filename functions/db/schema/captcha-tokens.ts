import { index, pgTable, real, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * Captcha tokens that held, so that each counts once: the provider verifies a token one time only, and asking whether it holds must not
 * use it up. A row is kept until its token is too old to count, and gone by the next night. Nothing in it says whose it was.
 */
export const captchaToken = pgTable(
  'captcha_token',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    /** What the provider said of it. */
    score: real().notNull(),
    action: text().notNull(),
    issuedAt: when('issued_at').notNull(),
    /** When a form was sent with it. */
    spentAt: when('spent_at'),
  },
  (table) => [index('captcha_token_issued_at').on(table.issuedAt)],
);
