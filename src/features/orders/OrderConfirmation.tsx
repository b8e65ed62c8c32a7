import { nextSteps } from '#src/core/orders/next-steps.ts';
import type { PaidOrder, PaymentState, RecipeToCook } from '#src/core/orders/paid-order.ts';
import { sumRows } from '#src/core/orders/receipt-words.ts';
import type { Purchase } from '#src/core/tracking/tracked-event.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as labels from '#src/words/en/labels.ts';
import * as words from '#src/words/en/orders.ts';
import { youAreIn } from '#src/words/en/pledge-confirmation.ts';
import { BoughtThings } from './BoughtThings.tsx';
import { CookMeanwhile } from './CookMeanwhile.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';
import { type PaymentMessage, PaymentNote } from './PaymentNote.tsx';
import { YourFiles } from './YourFiles.tsx';
import { YourGiftCards } from './YourGiftCards.tsx';

type Props = {
  state: PaymentState;
  /** The order, when it is paid. */
  order?: PaidOrder | undefined;
  /** Recipes to cook until it arrives. */
  recipes?: readonly RecipeToCook[] | undefined;
  /** The order for tracking, when the visitor has consented. */
  purchase?: Purchase | undefined;
};

/**
 * The confirmation of an order, or the state of its payment. With `data-payment="paid"` the page's script may
 * empty the basket.
 */
export function OrderConfirmation({ state, order, recipes, purchase }: Props) {
  if (state !== 'paid' || !order) {
    const unsure = state === 'paid' ? 'delayed' : state;
    return <PaymentNote state={unsure} {...MESSAGES[unsure]} />;
  }
  const steps = order.isHeld ? [words.heldNext] : nextSteps(order, { areDaysAbove: true });
  return (
    <section
      className="thanks"
      data-payment="paid"
      data-order={order.id}
      data-purchase={purchase && JSON.stringify(purchase)}
    >
      <div className="thanks-words">
        <OutcomeHeading>
          <Sentence of={words.thankYou} values={{ yours: <em>{thanksFor(order)}</em> }} />
        </OutcomeHeading>
        <p className="standfirst">
          <Sentence
            of={words.confirmed}
            values={{
              number: <strong>{order.id}</strong>,
              find: <a href={paths.order}>{words.findAgain}</a>,
            }}
          />
        </p>
        <BoughtThings lines={order.lines} />
        {order.isHeld && <p className="notice">{words.held}</p>}
        {!order.isHeld && <DeliveryNote order={order} />}
        {!order.isHeld && <YourFiles order={order} />}
        {!order.isHeld && <YourGiftCards order={order} />}
        <h2>{steps.length > 0 ? words.next : words.help}</h2>
        <ul className="thanks-next">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            <Sentence of={words.notRight} values={{ contact: <a href={paths.contact}>{words.contact}</a> }} />
          </li>
        </ul>
        <p>
          <a className="button" href={SHOP.href}>
            {SHOP.label}
          </a>
        </p>
      </div>
      <div>
        <PaidReceipt order={order} sums={sumRows(order)} />
        {recipes && (
          <CookMeanwhile recipes={recipes} isWaiting={order.lines.some(({ way }) => way !== 'digital')} />
        )}
      </div>
    </section>
  );
}

const SHOP = { href: paths.products, label: labels.continueShopping };
const BASKET = { href: paths.basket, label: words.backToBasket };
const CONTACT = { href: paths.contact, label: labels.contactUs };

const MESSAGES: Record<Exclude<PaymentState, 'paid'>, PaymentMessage> = {
  pending: { title: words.pendingTitle, text: words.pendingText, link: SHOP },
  delayed: { title: words.delayedTitle, text: words.delayedText, link: CONTACT },
  unpaid: { title: words.unpaidTitle, text: words.unpaidText, link: BASKET },
  unknown: { title: words.unknownTitle, text: words.unknownText, link: CONTACT },
};

/** The end of the heading. */
function thanksFor({ lines, gift }: PaidOrder): string {
  if (lines.every(({ isFunding }) => isFunding)) return youAreIn;
  if (!gift) return words.itsYours;
  const isMailed = gift.isMailed && !gift.on && lines.every(({ way }) => way === 'digital');
  return isMailed ? words.onItsWay : words.itsGift;
}
