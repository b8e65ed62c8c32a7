import { monthAndYear } from '#src/core/dates.ts';
import { CUSTOMIZED_NOT_RETURNABLE } from '#src/core/orders/fulfilment-method.ts';
import { nextSteps } from '#src/core/orders/next-steps.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { shownEnd, timeIn } from '#src/core/regions/region-times.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { lineArrivalText } from '#src/core/shipping/arrival.ts';
import { paths } from '#src/lib/paths.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import * as words from '#src/words/en/mails/order-confirmation.ts';
import * as heldWords from '#src/words/en/mails/order-held.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import {
  type Block,
  button,
  heading,
  list,
  type MailDocument,
  type Shop,
  sentence,
  text,
  type Words,
} from '../layout/document.ts';
import { filesOf } from './downloads.ts';
import {
  helpOf,
  invoiceOf,
  kindOf,
  type MailFile,
  type MailOrder,
  orderFacts,
  orderReason,
  placeOf,
  receiptOf,
  referenceOf,
} from './order.ts';

/** To the buyer of a paid order: what was bought, what it cost, where it goes and what happens next. */
export function orderConfirmation(
  order: MailOrder,
  shop: Shop,
  files: readonly MailFile[] = [],
): MailDocument {
  if (order.isHeld) return heldConfirmation(order, shop);
  const { id, isPledge, funding } = order;
  const kind = kindOf(order);
  const things = isPledge ? (order.lines[0]?.name ?? id) : thingsOf(order);
  return {
    subject: fill(words.subject[kind], { id }),
    preview: fill(words.preview[kind], { things }),
    title: order.gift ? words.titleOfGift : words.title[kind],
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(words.opening[kind]),
      orderFacts(order),
      receiptOf(withDays(order), { shop }),
      ...filesOf(files),
      ...consentOf(order),
      heading(words.next),
      list(
        ...(isPledge ? pledgeSteps(order, shop) : orderSteps(order, files.length > 0)),
        helpOf(order, shop),
      ),
      ...placeOf(order),
      button(orderWords.see[kind], order.url),
      ...invoiceOf(order),
      ...(funding
        ? [text({ label: fill(words.fundingPage, { funding: funding.title }), href: funding.url })]
        : []),
      ...withdrawalOf(order, shop),
    ],
  };
}

/** With the days of each line, in an order of several parcels. */
function withDays(order: MailOrder): MailOrder {
  const { arrival, delivery, region } = order;
  const lines = order.lines.map((line, at) => ({
    ...line,
    arrives: lineArrivalText(arrival, at, delivery, regionOf(region).language),
  }));
  return { ...order, lines };
}

/** For an order on hold: it is paid, but promises nothing before a person has checked it. */
function heldConfirmation(order: MailOrder, shop: Shop): MailDocument {
  const kind = kindOf(order);
  return {
    subject: fill(heldWords.subject, { order: referenceOf(order) }),
    preview: heldWords.preview,
    title: heldWords.title,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(heldWords.opening[kind]),
      text(heldWords.next),
      orderFacts(order),
      receiptOf(order, { shop }),
      text(...helpOf(order, shop)),
      button(orderWords.see[kind], order.url),
    ],
  };
}

/** The law requires a confirmation by mail, with the wording that was agreed to. */
function consentOf({ consent, region }: MailOrder): Block[] {
  if (!consent) return [];
  return [text(fill(words.agreed, { day: dayIn(region, consent.agreedAt), consent: consent.text }))];
}

function orderSteps(order: MailOrder, hasFiles: boolean): Words[][] {
  const hasFilesNow = order.lines.some(
    ({ way, releasedAt, isGiftCard }) => way === 'digital' && !releasedAt && !isGiftCard,
  );
  const cards = order.lines.filter(({ isGiftCard }) => isGiftCard);
  const given = cards.filter(({ gift }) => (gift ?? order.gift)?.email);
  return [
    ...nextSteps({ ...order, language: regionOf(order.region).language }),
    ...(hasFilesNow && order.gift?.email ? [fill(words.giftMailed, { email: order.gift.email })] : []),
    ...(hasFilesNow ? [filesText(order, hasFiles)] : []),
    ...(given.length > 0 ? [fillCount(words.codeGoes, given.length)] : []),
    ...(given.length < cards.length ? [words.codeComes] : []),
  ].map((step) => [step]);
}

function filesText({ gift }: MailOrder, hasFiles: boolean): string {
  if (!hasFiles) return words.filesOnPage;
  return gift?.email ? words.giftFilesAbove : words.filesAbove;
}

function pledgeSteps({ funding, region }: MailOrder, shop: Shop): Words[][] {
  const { reward } = funding ?? {};
  const ifFunded = reward
    ? fill(words.ifFundedWithReward, {
        reward: reward.title,
        month: monthAndYear(regionOf(region).language, reward.expectedAt),
      })
    : words.ifFunded;
  return [
    ...(funding
      ? [[fill(words.fundingEnds, { day: timeIn(region, shownEnd(region, funding.endsAt)) })]]
      : []),
    [`${ifFunded} ${words.ifNotFunded}`],
    sentence(words.changedMind, { contact: { label: words.writeToUs, href: `${shop.url}${paths.contact}` } }),
  ];
}

/** The law requires this notice in the UK and the EU. Elsewhere the store accepts returns too. */
function withdrawalOf({ isPledge, region, lines }: MailOrder, shop: Shop): Block[] {
  const posted = lines.filter(({ way }) => way !== 'digital');
  const isPersonal = posted.some(({ customization }) => customization);
  if (isPledge || posted.length === 0) return [];
  if (posted.every(({ customization }) => customization)) return [text(CUSTOMIZED_NOT_RETURNABLE)];
  const { returnDays } = regionOf(region);
  return [
    text(
      `${fillCount(words.mayReturn, returnDays)} `,
      ...sentence(words.howToReturn, {
        terms: { label: words.terms, href: `${shop.url}/terms` },
        form: { label: words.form, href: `${shop.url}/withdraw` },
      }),
      isPersonal ? ` ${CUSTOMIZED_NOT_RETURNABLE}` : '',
    ),
  ];
}

function thingsOf({ lines }: MailOrder): string {
  const things = lines
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  return lines.length > 3 ? fill(words.moreThings, { things }) : things;
}
