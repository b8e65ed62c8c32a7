import { nextSteps } from '../../core/orders/next-steps.ts';
import type { PaidOrder, PaymentState, RecipeToCook } from '../../core/orders/paid-order.ts';
import { sumRows } from '../../core/orders/receipt-words.ts';
import type { Purchase } from '../../core/tracking/tracked-event.ts';
import { paths } from '../../lib/paths.ts';
import * as labels from '../../words/en/labels.ts';
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
  return (
    <section
      className="thanks"
      data-payment="paid"
      data-order={order.id}
      data-purchase={purchase && JSON.stringify(purchase)}
    >
      <div className="thanks-words">
        <OutcomeHeading>
          Thank you. <em>It’s yours.</em>
        </OutcomeHeading>
        <p className="standfirst">
          Your order number is <strong>{order.id}</strong>. A confirmation is on its way to your e-mail
          address; with the number you can <a href={paths.order}>find the order again</a>.
        </p>
        {order.isHeld && (
          <p className="notice">
            We are checking one detail of this order by hand and will write to you within a working day.
          </p>
        )}
        {!order.isHeld && <DeliveryNote order={order} />}
        {!order.isHeld && <YourFiles order={order} />}
        {!order.isHeld && <YourGiftCards order={order} />}
        <h2>What happens next</h2>
        <ul className="thanks-next">
          {!order.isHeld &&
            nextSteps({ ...order, arrival: undefined }).map((step) => <li key={step}>{step}</li>)}
          {order.isHeld && <li>Nothing is sent before we have looked at it.</li>}
          <li>
            Something not right? <a href={paths.contact}>Write to us</a> with your order number.
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
const BASKET = { href: paths.basket, label: 'Back to your basket' };
const CONTACT = { href: paths.contact, label: labels.contactUs };

const MESSAGES: Record<Exclude<PaymentState, 'paid'>, PaymentMessage> = {
  pending: {
    title: 'Nearly there: we are waiting for your bank',
    text: 'Your order is in. This kind of payment takes a few days to arrive; we will write to you as soon as it has, and then everything is sent.',
    link: SHOP,
  },
  delayed: {
    title: 'Your order is being written down',
    text: 'We cannot show it this minute. If you have paid, it is safe: reload this page in a moment, or wait for our e-mail.',
    link: CONTACT,
  },
  unpaid: {
    title: 'Not paid yet',
    text: 'This payment was not finished, so nothing was charged. Your basket is as you left it.',
    link: BASKET,
  },
  unknown: {
    title: 'We do not know this order',
    text: 'The address you came by does not lead to an order of ours. If you have paid, the receipt in your e-mail has your order number.',
    link: CONTACT,
  },
};
