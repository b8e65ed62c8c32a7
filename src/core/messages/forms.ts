/**
 * The definitions of all message forms. The page, its script and the function that receives the message all
 * use this table, so that labels, limits and messages are defined once.
 */

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
    button: 'Send message',
    thanks: {
      title: 'Thank you. We have your message.',
      next: [
        'A person reads it today or on the next working day.',
        'The answer comes to your e-mail address, within three working days and mostly sooner.',
        'If it is about an order that leaves today, we look at it first.',
      ],
    },
  },
  'creator-request': {
    action: '/api/creator-request',
    page: '/be-found',
    prefix: 'A',
    fields: APPLICATION_FIELDS,
    button: 'Send application',
    thanks: {
      title: 'Thank you. We have your application.',
      next: [
        'A person looks at everything you sent.',
        'You get a yes, a no or a not yet, with the reason, by e-mail.',
        'Until then there is nothing to do, and nothing to pay.',
      ],
    },
  },
  feedback: {
    action: '/api/feedback',
    page: '/feedback',
    prefix: 'N',
    fields: FEEDBACK_FIELDS,
    button: 'Send feedback',
    thanks: {
      title: 'Thank you. That helps.',
      next: [
        'The people who run the shop read it.',
        'If you left an e-mail address, an e-mail there says that it has come, once a day at most, and we write if we have a question. Otherwise you hear nothing.',
      ],
    },
  },
  withdrawal: {
    action: '/api/withdrawal',
    page: '/withdraw',
    prefix: 'W',
    fields: WITHDRAWAL_FIELDS,
    button: 'Confirm withdrawal',
    thanks: {
      title: 'We have your withdrawal.',
      next: [
        'It counts from this moment. Keep the number above; you may print this page.',
        'If the e-mail address is the one on the order, an e-mail confirms it at once, with what you wrote and the time. If not, a person looks for the order and confirms it within one working day.',
        'The confirmation says where to send the goods. You have fourteen days for that.',
        'Your money comes back within fourteen days, in the way you paid; we may wait until the goods are on their way.',
      ],
    },
  },
};

/** The next steps after a message without a captcha, for all kinds. */
export const NEXT_UNCHECKED: readonly string[] = [
  'It came without the check for robots, so it lies apart from the others and is read once a day.',
  'No mail confirms it. Keep the number above, or take a picture of this page.',
  'If there is something to answer, and you left an e-mail address, we write to it within five working days.',
];

/** No person fills in a form faster than this, in ms. */
export const MIN_WRITING_MS = 1500;

/** The kind of message of a reference number, by its first letter. */
export function kindOfReference(reference: string): MessageKind | undefined {
  return MESSAGE_KINDS.find((kind) => reference.startsWith(`${MESSAGE_FORMS[kind].prefix}-`));
}
