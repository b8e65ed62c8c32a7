import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LineAnswer, SurveyQuestion } from '#src/core/fundings/surveys.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * Questions about the rewards of a funding: sizes, names to print, and whether the address is still right.
 */
export const fundingSurvey = pgTable('funding_survey', {
  fundingId: text('funding_id').primaryKey(),
  questions: jsonb().$type<SurveyQuestion[]>().notNull(),
  asksAddress: boolean('asks_address').notNull(),
  /** The last day for answers, as 2026-12-20. */
  closesOn: text('closes_on').notNull(),
  /** The name of the member who created it. */
  writtenBy: text('written_by').notNull(),
  version: integer().notNull().default(1),
  createdAt: when('created_at').notNull(),
  /** When the backers were asked. Null for a draft. */
  openedAt: when('opened_at'),
});

/** One reward of an order whose backer was asked. */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** Of the order's line. */
    position: integer().notNull(),
    fundingId: text('funding_id')
      .notNull()
      .references(() => fundingSurvey.fundingId),
    askedAt: when('asked_at').notNull(),
    remindedAt: when('reminded_at'),
    /** Null until answered. Empty after the buyer's data was deleted. */
    answers: jsonb().$type<LineAnswer[]>(),
    answeredAt: when('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('survey_answer_funding').on(table.fundingId),
  ],
);
