/**
 * The definitions of all message forms. The page, its script and the function that receives the message all
 * use this table, so that labels, limits and messages are defined once.
 */

import * as words from '#src/words/en/message-forms.ts';
import { CONTACT_FIELDS, FEEDBACK_FIELDS, WITHDRAWAL_FIELDS } from './fields.ts';
import { APPLICATION_FIELDS } from './fields-application.ts';
import type { MessageField } from './message-field.ts';

export const MESSAGE_KINDS = ['contact', 'creator-request', 'feedback', 'withdrawal'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type MessageForm = {
  /** The endpoint, and the page with the form. */
  action: string;
  page: string;
  /** The first letter of its reference numbers. */
  prefix: string;
  fields: readonly MessageField[];
  button: string;
  thanks: { title: string; next: readonly string[] };
};

export const MESSAGE_FORMS: Readonly<Record<MessageKind, MessageForm>> = {
  contact: {
    action: '/api/contact',
    page: '/contact',
    prefix: 'L',
    fields: CONTACT_FIELDS,
    button: words.sendMessage,
    thanks: {
      title: words.messageThanks,
      next: [words.messageRead, words.messageAnswer, words.messageUrgent],
    },
  },
  'creator-request': {
    action: '/api/creator-request',
    page: '/be-found',
    prefix: 'A',
    fields: APPLICATION_FIELDS,
    button: words.sendApplication,
    thanks: {
      title: words.applicationThanks,
      next: [words.applicationRead, words.applicationAnswer, words.applicationWait],
    },
  },
  feedback: {
    action: '/api/feedback',
    page: '/feedback',
    prefix: 'N',
    fields: FEEDBACK_FIELDS,
    button: words.sendFeedback,
    thanks: {
      title: words.feedbackThanks,
      next: [words.feedbackRead, words.feedbackAnswer],
    },
  },
  withdrawal: {
    action: '/api/withdrawal',
    page: '/withdraw',
    prefix: 'W',
    fields: WITHDRAWAL_FIELDS,
    button: words.sendWithdrawal,
    thanks: {
      title: words.withdrawalThanks,
      next: [
        words.withdrawalCounts,
        words.withdrawalConfirmation,
        words.withdrawalGoods,
        words.withdrawalMoney,
      ],
    },
  },
};

/** The next steps after a message without a captcha, for all kinds. */
export const NEXT_UNCHECKED: readonly string[] = [
  words.uncheckedApart,
  words.uncheckedNumber,
  words.uncheckedAnswer,
];

/** No person fills in a form faster than this, in ms. */
export const MIN_WRITING_MS = 1500;

/** The kind of message of a reference number, by its first letter. */
export function kindOfReference(reference: string): MessageKind | undefined {
  return MESSAGE_KINDS.find((kind) => reference.startsWith(`${MESSAGE_FORMS[kind].prefix}-`));
}
