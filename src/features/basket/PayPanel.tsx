import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '../../api-client/ask.ts';
import { moneyIn } from '../../core/basket/amounts.ts';
import { unitAmount } from '../../core/basket/basket.ts';
import { CONSENT_MISSING } from '../../core/checkout/digital-consent.ts';
import { refusalText } from '../../core/discounts/refusals.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import { acceptNewPrices } from '../../stores/basket/basket-actions.ts';
import { basketStamp } from '../../stores/basket/basket-store.ts';
import { payoutCodeInUse } from '../../stores/payouts/payout-store.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { ChangedNotice } from './checkout/ChangedNotice.tsx';
import { issuesIn } from './checkout/check-details.ts';
import { $checkout, type Checkout, updateCheckout } from './checkout/checkout-store.ts';
import { GiftCard } from './checkout/GiftCard.tsx';
import { GiftFields } from './checkout/GiftFields.tsx';
import { refused } from './checkout/look-up-coupon.ts';
import { PayoutCode } from './checkout/PayoutCode.tsx';
import { PromoCode } from './checkout/PromoCode.tsx';
import { refreshGiftCard } from './checkout/refresh-gift-card.ts';
import { ShippingChoice } from './checkout/ShippingChoice.tsx';
import { Totals } from './checkout/Totals.tsx';
import { useBuyTwoOffer } from './checkout/use-buy-two-offer.ts';
import { usePromoCode } from './checkout/use-promo-code.ts';
import type { OrderInHand } from './use-order.ts';

type Props = {
  order: OrderInHand;
  checkout: Checkout;
  region: RegionCode;
  isTaxAdded: boolean;
  announce: (words: string) => void;
  /** Called when somebody tries to pay. */
  onTry: () => void;
  page: RefObject<HTMLElement | null>;
  /** What stands below the button. */
  children: ReactNode;
};

/** The foot of the receipt: code, delivery, sums, and the button that leads to the payment page. */
export function PayPanel({ order, checkout, region, isTaxAdded, announce, onTry, page, children }: Props) {
  const { basket, lines, method, quote, needsShipping, coupon, buying, payment } = order;
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [isExplained, setExplained] = useState(false);
  // A basket that was changed since is another one, whose prices are said yes to line by line.
  const { changed } = payment.problem ?? {};
  const news = changed?.stamp === basketStamp() ? changed : undefined;
  const [isAgreed, setAgreed] = useState(false);
  const inHand = usePromoCode(checkout.discount, buying, announce);
  const offer = useBuyTwoOffer(buying);
  const obstacle = obstacleTo(order, checkout, { region, isAgreed, isAccepting: news !== undefined });
  const words = payment.problem
    ? problemText(payment.problem.error)
    : isExplained
      ? (obstacle?.words ?? '')
      : '';

  useEffect(() => {
    if (!payment.problem) return;
    const { error } = payment.problem;
    // What is over or used up by now is taken off before anything is paid; pressing Pay again is the yes to the new sum.
    if (isAboutCode(error)) updateCheckout({ discount: refused($checkout.get().discount.code, error) });
    if (isAboutCard(error)) void refreshGiftCard();
    (notice.current ?? message.current)?.focus();
  }, [payment.problem]);

  function pay() {
    if (payment.isBusy) return;
    onTry();
    setExplained(obstacle !== undefined);
    if (obstacle) {
      payment.forget();
      if (obstacle.retry) order.loadShipping();
      const place = obstacle.at && page.current?.querySelector<HTMLElement>(obstacle.at);
      if (place) {
        place.closest('details')?.setAttribute('open', '');
        place.focus();
      }
      return;
    }
    if (news) acceptNewPrices();
    payment.pay({
      basket,
      region,
      shippingMethodId: method?._id ?? '',
      couponCode: coupon?.code ?? '',
      payoutCode: payoutCodeInUse(),
      gift: checkout.gift,
      giftCard: order.giftCard?.share && {
        code: order.giftCard.card.code,
        amount: order.giftCard.share.amount,
      },
      quote,
      digitalConsent: order.consent?.wording,
      form: checkout.form,
      asBought: order.asBought,
      origin: location.origin,
      userAgent: navigator.userAgent,
    });
  }

  if (order.isForNothing)
    return (
      <p className="paying-none">
        Nothing in your basket can be bought here as it is. Remove it, or choose another format.
      </p>
    );
  return (
    <>
      <PromoCode discount={checkout.discount} inHand={inHand} buying={buying} offer={offer} />
      <GiftCard
        inOrder={order.giftCard}
        region={region}
        problem={payment.problem && isAboutCard(payment.problem.error) ? payment.problem.error.message : ''}
        announce={announce}
      />
      <PayoutCode announce={announce} />
      <GiftFields
        gift={checkout.gift}
        isMailed={lines.some((line) => !line.isShipped)}
        isPosted={needsShipping}
        error={payment.problem?.error}
      />
      {needsShipping && (
        <ShippingChoice
          state={order.shippingState}
          offer={order.offer}
          chosen={method}
          region={region}
          dispatch={order.dispatch}
          isFree={coupon?.hasFreeShipping === true}
          onRetry={order.loadShipping}
        />
      )}
      {lines.length > 0 && (
        <Totals
          region={region}
          quote={quote}
          tax={order.tax}
          isTaxAdded={isTaxAdded}
          count={order.count}
          couponCode={coupon?.code ?? ''}
          method={method}
          needsShipping={needsShipping}
          byGiftCard={quote.total - order.toPay}
        />
      )}
      {order.consent && (
        <ConsentBox
          wording={order.consent}
          onChange={setAgreed}
          describedBy={words && !news ? `${id}-message` : undefined}
        />
      )}
      {news && <ChangedNotice changed={news} region={region} total={quote.total} notice={notice} />}
      <button
        type="button"
        className="button pay"
        aria-disabled={payment.isBusy}
        aria-describedby={words && !news ? `${id}-message` : undefined}
        onClick={pay}
      >
        {payment.isBusy ? 'Opening the payment page…' : buttonText(order, region, news !== undefined)}
      </button>
      {payment.isSlow && (
        <p className="paying-slow" role="status">
          This takes longer than it should. Nothing is charged meanwhile.{' '}
          <button type="button" className="text-button" onClick={payment.stop}>
            Stop waiting
          </button>
        </p>
      )}
      <p
        className="paying-message field-error"
        id={`${id}-message`}
        ref={message}
        tabIndex={-1}
        role={words && !news ? 'alert' : undefined}
      >
        {!news && words}
      </p>
      <p className="fine">{taxLabel(region, isTaxAdded)}</p>
      {children}
      <div className="barcode" aria-hidden="true" />
    </>
  );
}

/** The sum is on the button once it is known to the last penny. */
function buttonText(
  { lines, toPay, needsShipping, method }: OrderInHand,
  region: RegionCode,
  isAccepting: boolean,
): string {
  if (lines.length === 0 || (needsShipping && !method)) return 'Pay';
  if (toPay === 0) return 'Place order';
  return `${isAccepting ? 'Accept and pay' : 'Pay'} ${moneyIn(region, toPay)}`;
}

type Obstacle = { words: string; at?: string; retry?: boolean };

/** What stands in the way of paying, in the shopper's words, and where to put it right. */
function obstacleTo(
  { basket, needsShipping, shippingState, method, coupon, consent }: OrderInHand,
  { form }: Checkout,
  { region, isAgreed, isAccepting }: { region: RegionCode; isAgreed: boolean; isAccepting: boolean },
): Obstacle | undefined {
  const blank = basket.items.find((item) => item.quantity === '');
  if (blank) return { words: `Enter a quantity for ${blank.name}.`, at: `[data-quantity="${blank.id}"]` };
  const dearer = basket.items.find(
    (item) => item.was?.region === region && item.was.amount < (unitAmount(item, region) ?? 0),
  );
  if (dearer && !isAccepting)
    return {
      words: `The price of ${dearer.name} has gone up since you chose it. Accept the new price or remove it.`,
      at: `[data-was="${dearer.id}"] button`,
    };
  const [wrong] = Object.entries(issuesIn(form));
  if (wrong) return { words: `Please check your details: ${wrong[1]}`, at: `[name="${wrong[0]}"]` };
  if (coupon?.needsEmail && !form?.email.trim())
    return { words: refusalText('needs-email', coupon), at: 'input[name="email"]' };
  if (needsShipping && !method)
    return shippingState === 'loading'
      ? { words: 'One moment: the delivery options are still loading.' }
      : {
          words:
            'We could not load the delivery options. We are trying again; then please press Pay once more.',
          retry: true,
        };
  if (consent && !isAgreed) return { words: CONSENT_MISSING, at: '[name="digitalConsent"]' };
  return undefined;
}

/** True for an error that is the promo code's: the code is then taken off. */
function isAboutCode({ field }: ApiError): boolean {
  return field === 'couponCode';
}

/** True for an error that is the gift card's: it is looked up again, so that the sum is right. */
function isAboutCard({ field }: ApiError): boolean {
  return field === 'giftCardCode';
}

function problemText(error: ApiError): string {
  return isAboutCode(error)
    ? `${error.message.replace(/([^.])$/, '$1.')} It has been removed: please check the new total before you pay.`
    : error.message;
}

function taxLabel(region: RegionCode, isTaxAdded: boolean): string {
  if (!regionOf(region).pricesIncludeTax && isTaxAdded)
    return 'Prices are before tax; where tax is due, the payment page adds it and shows it to you. Nothing is charged before.';
  const prices = regionOf(region).pricesIncludeTax ? 'Prices include VAT.' : 'No tax is added to prices.';
  return `${prices} You pay on the next page, and nothing is charged before.`;
}
