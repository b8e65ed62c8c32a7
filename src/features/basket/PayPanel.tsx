import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { moneyIn } from '../../core/basket/amounts.ts';
import { unitAmount } from '../../core/basket/basket.ts';
import { CONSENT_MISSING } from '../../core/checkout/digital-consent.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import { ConsentBox } from './ConsentBox.tsx';
import type { Checkout } from './checkout/checkout-store.ts';
import { PromoCode } from './checkout/PromoCode.tsx';
import { $payoutCode } from './checkout/payout-code-store.ts';
import { ShippingChoice } from './checkout/ShippingChoice.tsx';
import { Totals } from './checkout/Totals.tsx';
import type { OrderInHand } from './use-order.ts';

type Props = {
  order: OrderInHand;
  checkout: Checkout;
  region: RegionCode;
  offerCode: string | undefined;
  announce: (words: string) => void;
  page: RefObject<HTMLElement | null>;
};

/** The foot of the receipt: code, shipping, sums, and the button that leads to the payment page. */
export function PayPanel({ order, checkout, region, offerCode, announce, page }: Props) {
  const { basket, lines, method, methods, quote, needsShipping, coupon, payment } = order;
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  const [isExplained, setExplained] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const obstacle = obstacleTo(order, region, isAgreed);
  const words = payment.problem ? payment.problem.error.message : isExplained ? (obstacle?.words ?? '') : '';

  useEffect(() => {
    if (payment.problem) message.current?.focus();
  }, [payment.problem]);

  function pay() {
    if (payment.isBusy) return;
    setExplained(obstacle !== undefined);
    if (obstacle) {
      payment.forget();
      if (obstacle.retry) order.loadMethods();
      if (obstacle.at) page.current?.querySelector<HTMLElement>(obstacle.at)?.focus();
      return;
    }
    payment.pay({
      basket,
      region,
      shippingMethodId: method?._id ?? '',
      couponCode: coupon?.code ?? '',
      payoutCode: $payoutCode.get() || undefined,
      digitalConsent: order.consent?.wording,
      form: checkout.form,
      origin: location.origin,
      userAgent: navigator.userAgent,
    });
  }

  if (order.isForNothing)
    return (
      <p className="paying-none">
        None of this can be bought here as it is. Remove it, or choose another format.
      </p>
    );
  return (
    <>
      <PromoCode
        discount={checkout.discount}
        isInUse={coupon !== undefined}
        offerCode={offerCode}
        announce={announce}
      />
      {needsShipping && (
        <ShippingChoice methods={methods} chosen={method} region={region} onRetry={order.loadMethods} />
      )}
      {lines.length > 0 && (
        <Totals
          region={region}
          quote={quote}
          count={order.count}
          couponCode={coupon?.code ?? ''}
          method={method}
          needsShipping={needsShipping}
        />
      )}
      {order.consent && (
        <ConsentBox
          wording={order.consent}
          onChange={setAgreed}
          describedBy={words ? `${id}-message` : undefined}
        />
      )}
      <button
        type="button"
        className="button pay"
        aria-disabled={payment.isBusy}
        aria-describedby={words ? `${id}-message` : undefined}
        onClick={pay}
      >
        {payment.isBusy ? 'Opening the payment page…' : buttonText(order, region)}
      </button>
      <p
        className="paying-message field-error"
        id={`${id}-message`}
        ref={message}
        tabIndex={-1}
        role={words ? 'alert' : undefined}
      >
        {words}
      </p>
      <p className="fine">{taxLabel(region)}</p>
      <div className="barcode" aria-hidden="true" />
    </>
  );
}

/** The sum is on the button once it is known to the last penny. */
function buttonText({ lines, quote, needsShipping, method }: OrderInHand, region: RegionCode): string {
  if (lines.length === 0 || (needsShipping && !method)) return 'Pay';
  return quote.total === 0 ? 'Place the order' : `Pay ${moneyIn(region, quote.total)}`;
}

type Obstacle = { words: string; at?: string; retry?: boolean };

/** What stands in the way of paying, in the shopper's words, and where to put it right. */
function obstacleTo(
  { basket, needsShipping, methods, method, consent }: OrderInHand,
  region: RegionCode,
  isAgreed: boolean,
): Obstacle | undefined {
  const blank = basket.items.find((item) => item.quantity === '');
  if (blank)
    return { words: `How many of ${blank.name} would you like?`, at: `[data-quantity="${blank.id}"]` };
  const dearer = basket.items.find(
    (item) => item.was?.region === region && item.was.amount < (unitAmount(item, region) ?? 0),
  );
  if (dearer)
    return {
      words: `The price of ${dearer.name} has gone up since you chose it. Accept the new price or remove it.`,
      at: `[data-was="${dearer.id}"] button`,
    };
  if (needsShipping && !method)
    return methods === 'loading'
      ? { words: 'One moment: we are still working out the shipping.' }
      : {
          words:
            'We could not read what shipping costs. We are asking again; then please press Pay once more.',
          retry: true,
        };
  if (consent && !isAgreed) return { words: CONSENT_MISSING, at: '[name="digitalConsent"]' };
  return undefined;
}

function taxLabel(region: RegionCode): string {
  return regionOf(region).pricesIncludeTax
    ? 'Prices include VAT. You pay on the next page, and nothing is charged before.'
    : 'Prices are before tax; where tax is due, the payment page adds it and shows it to you. Nothing is charged before.';
}
