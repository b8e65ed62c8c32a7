import { monthAndYear } from '../../../src/core/dates.ts';
import { PERSONAL_STAYS } from '../../../src/core/orders/fulfilment-method.ts';
import { nextSteps } from '../../../src/core/orders/next-steps.ts';
import { dayIn } from '../../../src/core/regions/format.ts';
import { regionOf } from '../../../src/core/regions/regions.ts';
import {
  type Block,
  button,
  heading,
  list,
  type MailDocument,
  type Shop,
  text,
  type Words,
} from '../layout/document.ts';
import { filesOf } from './downloads.ts';
import { helpOf, type MailFile, type MailOrder, orderFacts, orderReason, receiptOf } from './order.ts';

/** To the buyer of a paid order: what was bought, what it cost, where it goes and what happens next. */
export function orderConfirmation(
  order: MailOrder,
  shop: Shop,
  files: readonly MailFile[] = [],
): MailDocument {
  if (order.isHeld) return heldConfirmation(order, shop);
  const { id, isPledge, address, funding } = order;
  return {
    subject: isPledge ? `Your pledge ${id}` : `Your order ${id}`,
    preview: isPledge ? `You’re in: ${order.lines[0]?.name ?? id}` : `Thank you. ${thingsOf(order)}`,
    title: isPledge ? 'Thank you. You’re in.' : 'Thank you. It’s yours.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(
        isPledge
          ? 'Your pledge is in, and it is paid. Please keep this e-mail: it is your receipt.'
          : 'Your order is in, and it is paid. We accept it with this e-mail, which is your receipt, too.',
      ),
      orderFacts(order),
      receiptOf(order),
      ...filesOf(files),
      ...consentOf(order),
      heading('What happens next'),
      list(...(isPledge ? pledgeSteps(order) : orderSteps(order, files.length > 0)), helpOf(order, shop)),
      ...addressOf(address),
      button(isPledge ? 'See your pledge' : 'See your order', order.url),
      ...(funding ? [text({ label: `The page of ${funding.title}`, href: funding.url })] : []),
      ...withdrawalOf(order, shop),
    ],
  };
}

/** For an order on hold: it is paid, but promises nothing before a person has checked it. */
function heldConfirmation(order: MailOrder, shop: Shop): MailDocument {
  const what = order.isPledge ? 'pledge' : 'order';
  return {
    subject: `We have your payment: ${what} ${order.id}`,
    preview: 'A person is looking at one detail of it.',
    title: 'We have your payment.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(
        `Your payment has arrived. One detail of the ${what} does not fit together yet, so a person is looking at it, and nothing is sent before they have.`,
      ),
      text(
        'We write to you within one working day. There is nothing that you need to do, and nothing is lost.',
      ),
      orderFacts(order),
      receiptOf(order),
      text(...helpOf(order, shop)),
      button(`See your ${what}`, order.url),
    ],
  };
}

/** The law requires a confirmation by mail, with the wording that was agreed to. */
function consentOf({ consent, region }: MailOrder): Block[] {
  return consent ? [text(`On ${dayIn(region, consent.agreedAt)} you agreed: “${consent.text}”`)] : [];
}

const GIVEN = 'The code of the gift card goes by e-mail to whom it is for.';

function orderSteps(order: MailOrder, hasFiles: boolean): Words[][] {
  const hasFilesNow = order.lines.some(
    ({ way, releasedAt, isGiftCard }) => way === 'digital' && !releasedAt && !isGiftCard,
  );
  const hasGiftCards = order.lines.some(({ isGiftCard }) => isGiftCard);
  const files = hasFiles
    ? 'Your files are ready: the links are above.'
    : 'Your files are on the page of your order.';
  return [
    ...nextSteps({ ...order, language: regionOf(order.region).locale }),
    ...(hasFilesNow ? [files] : []),
    ...(hasGiftCards
      ? [order.gift?.email ? GIVEN : 'The code of your gift card comes in an e-mail of its own.']
      : []),
  ].map((step) => [step]);
}

function pledgeSteps({ funding, region }: MailOrder): Words[][] {
  const outcome = funding?.reward
    ? `“${funding.reward.title}” is yours, in ${monthAndYear(regionOf(region).locale, funding.reward.expectedAt)} as things stand`
    : 'it gets made, and you were part of that';
  return [
    ...(funding
      ? [[`It ends on ${dayIn(region, funding.endsAt)}. We write to you then, whichever way it goes.`]]
      : []),
    [
      `If it reaches its goal, ${outcome}. If it does not, you get all of this back within fourteen days, the way it came.`,
    ],
  ];
}

function addressOf(address: readonly string[]): Block[] {
  return address.length === 0 ? [] : [heading('It goes to'), { kind: 'address', lines: address }];
}

/** The law requires this notice in the UK and the EU. Elsewhere the store accepts returns too. */
function withdrawalOf({ isPledge, region, lines }: MailOrder, shop: Shop): Block[] {
  const posted = lines.filter(({ way }) => way !== 'digital');
  const isPersonal = posted.some(({ customization }) => customization);
  if (isPledge || posted.length === 0) return [];
  if (posted.every(({ customization }) => customization)) return [text(PERSONAL_STAYS)];
  const { returnDays } = regionOf(region);
  return [
    text(
      `You may change your mind within ${returnDays} days of the day it arrives. `,
      { label: 'How that works', href: `${shop.url}/terms` },
      ', and ',
      { label: 'the form for it', href: `${shop.url}/withdraw` },
      '.',
      isPersonal ? ` ${PERSONAL_STAYS}` : '',
    ),
  ];
}

function thingsOf({ lines }: MailOrder): string {
  const names = lines.slice(0, 3).map(({ name }) => name);
  return lines.length > 3 ? `${names.join(', ')} and more` : names.join(', ');
}
