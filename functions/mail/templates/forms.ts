import { formatDate } from '../../../src/core/dates.ts';
import { MESSAGE_FORMS, type MessageKind } from '../../../src/core/messages/forms.ts';
import { type RegionCode, regionOf } from '../../../src/core/regions/regions.ts';
import { type Block, facts, heading, list, type MailDocument, type Shop, text } from '../layout/document.ts';
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

const NAMES: Readonly<Record<MessageKind, string>> = {
  contact: 'message',
  'creator-request': 'application',
  feedback: 'feedback',
  withdrawal: 'withdrawal',
};

const NEXT: Readonly<Record<MessageKind, readonly string[]>> = {
  contact: [
    'A person reads it today or on the next working day.',
    'You have our answer at this address within three working days, mostly sooner.',
  ],
  'creator-request': MESSAGE_FORMS['creator-request'].thanks.next,
  feedback: ['The people who run the shop read it. If we have a question, we write to you here.'],
  withdrawal: [
    'It counts from the moment at which it arrived.',
    'Its order number and this address are not those of one order, so a person looks for the order first, and confirms the withdrawal within one working day.',
    'If the order was placed with another address, answer this e-mail and name that address.',
  ],
};

/**
 * To the sender of a form: it has arrived, with its number and time. Repeats nothing that was typed, because
 * anyone can type a stranger's address.
 */
export function formAcknowledgement(message: FormMessage, shop: Shop): MailDocument {
  const { kind, reference, region } = message;
  return {
    subject: `We have your ${NAMES[kind]}: ${reference}`,
    preview: `Its number is ${reference}.`,
    title: MESSAGE_FORMS[kind].thanks.title,
    region,
    reason: reasonOf(message, shop),
    blocks: [
      text('Its number is ', { strong: reference }, '. Name it if you write about it again.'),
      facts(['Arrived', momentIn(region, message.createdAt)]),
      heading('What happens next'),
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
  return {
    subject: `We have your withdrawal: ${reference}`,
    preview: `It arrived on ${momentIn(region, createdAt)}.`,
    title: 'We have your withdrawal.',
    region,
    reason: reasonOf(message, shop),
    blocks: [
      text('This confirms that you have told us of it, and when. Please keep this e-mail.'),
      facts(
        ['Number', reference],
        ['Arrived', momentIn(region, createdAt)],
        ['Order', unlinked(fields.orderId ?? '')],
        ['Name', unlinked(fields.name ?? '')],
      ),
      text('You wrote that you withdraw from:'),
      { kind: 'quote', text: unlinked(fields.goods ?? '') },
      heading('What happens next'),
      list(
        ['It counts from the moment at which it arrived.'],
        [
          shop.imprint.length > 1
            ? `Send the goods to ${shop.imprint.join(', ')}, within fourteen days.`
            : 'We tell you within one working day where to send the goods. You have fourteen days for that.',
        ],
        [
          'Your money comes back within fourteen days, in the way you paid; we may wait until the goods are on their way.',
        ],
      ),
    ],
  };
}

/** To the shop: the whole message. A reply goes to its sender. */
export function formNotice(
  { kind, reference, region, fields, isUnchecked = false, createdAt }: FormMessage,
  shop: Shop,
): MailDocument {
  const name = capital(isUnchecked ? `unchecked ${NAMES[kind]}` : NAMES[kind]);
  const topic = kind === 'contact' ? labelOf('contact', 'topic', fields.topic ?? '') : undefined;
  const written = MESSAGE_FORMS[kind].fields.flatMap(({ name, label, control }) => {
    const value = fields[name];
    if (!value || control === 'agreement') return [];
    return [{ label, control, value: control === 'choice' ? labelOf(kind, name, value) : value }];
  });
  const lines = written.filter(({ control }) => control !== 'paragraphs');
  const words = written
    .filter(({ control }) => control === 'paragraphs')
    .flatMap(({ label, value }): Block[] => [heading(label), { kind: 'quote', text: value }]);
  return {
    subject: `${name} ${reference}${topic ? `: ${topic}` : ''}`,
    preview: `From the form at ${MESSAGE_FORMS[kind].page}.`,
    title: `${name} ${reference}`,
    region,
    reason: `The store sends this to the people who answer its messages. All of them: npx found messages list.`,
    blocks: [
      ...(isUnchecked
        ? [text('It came without the check for robots, and nobody was told that it arrived.')]
        : []),
      facts(
        ['Arrived', momentIn(region, createdAt)],
        ['From the pages for', regionOf(region).inSentence],
        ...lines.map(({ label, value }) => [label, value] as const),
      ),
      ...words,
      ...(fields.email
        ? [text('A reply to this e-mail goes to the person who wrote.')]
        : [text('No address was left.')]),
      text({ label: shop.url, href: shop.url }),
    ],
  };
}

/** The label of a choice from the form's definition, never text from the request. */
function labelOf(kind: MessageKind, name: string, value: string): string {
  const field = MESSAGE_FORMS[kind].fields.find((one) => one.name === name);
  return field?.choices?.find((choice) => choice.value === value)?.label ?? 'unknown';
}

function reasonOf({ kind }: FormMessage, shop: Shop): string {
  return `You get this e-mail because somebody sent a form at ${shop.url}${MESSAGE_FORMS[kind].page} with this address. If that was not you, you need do nothing.`;
}

/** The date and time in UTC, in the region's format. */
function momentIn(region: RegionCode, iso: string): string {
  return `${formatDate(regionOf(region).locale, { dateStyle: 'long', timeStyle: 'short' }, iso)} UTC`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
