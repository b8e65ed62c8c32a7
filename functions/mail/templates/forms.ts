import { formatDate } from '#src/core/dates.ts';
import { MESSAGE_FORMS, type MessageKind } from '#src/core/messages/forms.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import * as acknowledgementWords from '#src/words/en/mails/form-acknowledgement.ts';
import * as noticeWords from '#src/words/en/mails/form-notice.ts';
import * as words from '#src/words/en/mails/forms.ts';
import * as answerWords from '#src/words/en/mails/message-answer.ts';
import * as withdrawalWords from '#src/words/en/mails/withdrawal-confirmation.ts';
import { fill } from '#src/words/fill.ts';
import {
  type Block,
  facts,
  heading,
  list,
  type MailDocument,
  type Shop,
  sentence,
  text,
} from '../layout/document.ts';
import { unlinked } from '../layout/unlinked.ts';

/** A message sent with a form. */
export type FormMessage = {
  reference: string;
  kind: MessageKind;
  region: RegionCode;
  /** The values as typed, by name, in the form's order. */
  fields: Readonly<Record<string, string>>;
  /** True when it skipped the captcha, where there is one. */
  isUnchecked?: boolean;
  /** As an ISO date in UTC. */
  createdAt: string;
};

/** The subjects of acknowledgements. */
const SUBJECTS: Readonly<Record<MessageKind, string>> = {
  contact: acknowledgementWords.messageSubject,
  'creator-request': acknowledgementWords.applicationSubject,
  feedback: acknowledgementWords.feedbackSubject,
  withdrawal: acknowledgementWords.withdrawalSubject,
};

/** The titles of notices, and those of notices about a form that skipped the captcha. */
const TITLES: Readonly<Record<MessageKind, { checked: string; unchecked: string }>> = {
  contact: { checked: noticeWords.message, unchecked: noticeWords.uncheckedMessage },
  'creator-request': { checked: noticeWords.application, unchecked: noticeWords.uncheckedApplication },
  feedback: { checked: noticeWords.feedback, unchecked: noticeWords.uncheckedFeedback },
  withdrawal: { checked: noticeWords.withdrawal, unchecked: noticeWords.uncheckedWithdrawal },
};

const NEXT: Readonly<Record<MessageKind, readonly string[]>> = {
  contact: [acknowledgementWords.messageRead, acknowledgementWords.messageAnswer],
  'creator-request': MESSAGE_FORMS['creator-request'].thanks.next,
  feedback: [acknowledgementWords.feedbackRead],
  withdrawal: [
    words.withdrawalCounts,
    acknowledgementWords.withdrawalChecked,
    acknowledgementWords.withdrawalAddress,
  ],
};

/**
 * To the sender of a form: it has arrived, with its number and time. Repeats nothing that was typed, because
 * anyone can type a stranger's address.
 */
export function formAcknowledgement(message: FormMessage, shop: Shop): MailDocument {
  const { kind, reference, region } = message;
  return {
    subject: fill(SUBJECTS[kind], { number: reference }),
    preview: fill(acknowledgementWords.preview, { number: reference }),
    title: MESSAGE_FORMS[kind].thanks.title,
    region,
    reason: reasonOf(message, shop),
    blocks: [
      text(...sentence(acknowledgementWords.opening, { number: { strong: reference } })),
      facts([words.arrived, momentIn(region, message.createdAt)]),
      heading(words.next),
      list(...NEXT[kind].map((line) => [line])),
    ],
  };
}

/**
 * To the buyer who withdraws from an order: the acknowledgement on a durable medium, with the declaration,
 * and the day and time at which it arrived (Directive 2011/83/EU, Article 11a).
 */
export function withdrawalConfirmation(message: FormMessage, shop: Shop): MailDocument {
  const { reference, region, fields, createdAt } = message;
  const moment = momentIn(region, createdAt);
  return {
    subject: fill(withdrawalWords.subject, { number: reference }),
    preview: fill(withdrawalWords.preview, { moment }),
    title: withdrawalWords.title,
    region,
    reason: reasonOf(message, shop),
    blocks: [
      text(withdrawalWords.opening),
      facts(
        [withdrawalWords.number, reference],
        [words.arrived, moment],
        [withdrawalWords.order, unlinked(fields.orderId ?? '')],
        [withdrawalWords.name, unlinked(fields.name ?? '')],
      ),
      text(withdrawalWords.goods),
      { kind: 'quote', text: unlinked(fields.goods ?? '') },
      heading(words.next),
      list(
        [words.withdrawalCounts],
        [
          shop.imprint.length > 1
            ? fill(withdrawalWords.sendTo, { address: shop.imprint.join(', ') })
            : withdrawalWords.sendLater,
        ],
        [withdrawalWords.refund],
      ),
    ],
  };
}

/** To the shop: the whole message. A reply goes to its sender. */
export function formNotice(
  { kind, reference, region, fields, isUnchecked = false, createdAt }: FormMessage,
  shop: Shop,
): MailDocument {
  const title = fill(TITLES[kind][isUnchecked ? 'unchecked' : 'checked'], { number: reference });
  const topic = kind === 'contact' ? labelOf('contact', 'topic', fields.topic ?? '') : undefined;
  const written = MESSAGE_FORMS[kind].fields.flatMap(({ name, label, control }) => {
    const value = fields[name];
    if (!value || control === 'agreement') return [];
    return [{ label, control, value: control === 'choice' ? labelOf(kind, name, value) : value }];
  });
  const lines = written.filter(({ control }) => control !== 'paragraphs');
  const texts = written
    .filter(({ control }) => control === 'paragraphs')
    .flatMap(({ label, value }): Block[] => [heading(label), { kind: 'quote', text: value }]);
  return {
    subject: topic ? fill(noticeWords.subjectWithTopic, { title, topic }) : title,
    preview: fill(noticeWords.preview, { page: MESSAGE_FORMS[kind].page }),
    title,
    region,
    reason: noticeWords.reason,
    blocks: [
      ...(isUnchecked ? [text(noticeWords.unchecked)] : []),
      facts(
        [words.arrived, momentIn(region, createdAt)],
        [noticeWords.region, regionOf(region).inSentence],
        ...lines.map(({ label, value }) => [label, value] as const),
      ),
      ...texts,
      text(fields.email ? noticeWords.reply : noticeWords.noAddress),
      text({ label: shop.url, href: shop.url }),
    ],
  };
}

/** The label of a choice from the form's definition, never text from the request. */
function labelOf(kind: MessageKind, name: string, value: string): string {
  const field = MESSAGE_FORMS[kind].fields.find((one) => one.name === name);
  return field?.choices?.find((choice) => choice.value === value)?.label ?? noticeWords.unknownChoice;
}

function reasonOf({ kind }: FormMessage, shop: Shop): string {
  return fill(words.reason, { page: `${shop.url}${MESSAGE_FORMS[kind].page}` });
}

/** The date and time in UTC, in the region's format. */
function momentIn(region: RegionCode, iso: string): string {
  const moment = formatDate(regionOf(region).language, { dateStyle: 'long', timeStyle: 'short' }, iso);
  return fill(words.moment, { moment });
}

/**
 * To the sender of a message: the shop's answer. The number is in the subject, so that a reply can be found.
 */
export function messageAnswer(message: FormMessage, answer: string, shop: Shop): MailDocument {
  const { reference, region } = message;
  return {
    subject: fill(answerWords.subject, { number: reference, shop: shop.name }),
    preview: unlinked(answer.slice(0, 120)),
    title: answerWords.title,
    region,
    reason: fill(answerWords.reason, { shop: shop.name }),
    blocks: [...answer.split(/\n{2,}/).map((paragraph) => text(paragraph)), text(answerWords.reply)],
  };
}
