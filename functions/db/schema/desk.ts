import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import { when } from './columns.ts';

// The names of fields in the first four tables are those of better-auth:
// https://www.better-auth.com/docs/concepts/database

/** A member of the desk. */
export const deskUser = pgTable(
  'desk_user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text().$type<DeskRole>().notNull(),
    /** The creator whose figures a member with the role `creator` sees. */
    creatorId: text('creator_id'),
    /** A removed member stays in the table, because the log names them. They cannot sign in. */
    removedAt: when('removed_at'),
    /** Whether an owner gets the mail of each week. */
    weeklyMail: boolean('weekly_mail').notNull().default(true),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('desk_user_email').on(table.email),
    check('desk_user_creator', sql`(${table.role} = 'creator') = (${table.creatorId} is not null)`),
  ],
);

/** A session of a browser. Ended sessions are deleted. */
export const deskSession = pgTable(
  'desk_session',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => deskUser.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: when('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('desk_session_user').on(table.userId),
    index('desk_session_expires_at').on(table.expiresAt),
  ],
);

/** Links to sign in, by the hash of their token, and challenges of passkeys. Each is used once. */
export const deskVerification = pgTable(
  'desk_verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('desk_verification_identifier').on(table.identifier),
    index('desk_verification_expires_at').on(table.expiresAt),
  ],
);

export const deskPasskey = pgTable(
  'desk_passkey',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => deskUser.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: when('created_at').defaultNow(),
  },
  (table) => [index('desk_passkey_user').on(table.userId)],
);

/** Required by better-auth for other ways to sign in. The desk has none, so it stays empty. */
export const deskAccount = pgTable('desk_account', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => deskUser.id, { onDelete: 'cascade' }),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: when('access_token_expires_at'),
  refreshTokenExpiresAt: when('refresh_token_expires_at'),
  scope: text(),
  password: text(),
  createdAt: when('created_at').notNull().defaultNow(),
  updatedAt: when('updated_at').notNull().defaultNow(),
});

/**
 * What was done at the desk. Rows are never changed or deleted (enforced by a trigger). A write has two rows:
 * one before it runs, so that a crash leaves a trace, and one with its outcome.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: when('at').notNull(),
    /** Null for what nobody signed in did, such as a refused link. */
    userId: text('user_id').references(() => deskUser.id),
    /** The operation, such as `orders.refund`, or `sign-in`. */
    action: text().notNull(),
    /** What it was about, such as an order's number. */
    subject: text(),
    /** `started`, `done`, or the code of the refusal. */
    outcome: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entry_at').on(table.at, table.id),
    index('audit_entry_subject').on(table.subject, table.at),
    index('audit_entry_user').on(table.userId, table.at),
  ],
);
