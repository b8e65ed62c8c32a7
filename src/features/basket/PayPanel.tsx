import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { PAYING } from '#src/lib/anchor-ids.ts';
import { acceptNewPrices } from '#src/stores/basket/basket-actions.ts';
import { basketStamp } from '#src/stores/basket/basket-store.ts';
import { payoutCodeInUse } from '#src/stores/payouts/payout-store.ts';
import { followButton } from '#src/ui/follow-button.ts';
import * as checkoutWords from '#src/words/en/checkout.ts';
import { total } from '#src/words/en/sums.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { ChangedNotice } from './checkout/ChangedNotice.tsx';
import { Codes } from './checkout/Codes.tsx';
import { $checkout, type Checkout, updateCheckout } from './checkout/checkout-store.ts';
import { GiftCard } from './checkout/GiftCard.tsx';
import { GiftFields } from './checkout/GiftFields.tsx';
import { refused } from './checkout/look-up-coupon.ts';
import { PayoutCode } from './checkout/PayoutCode.tsx';
import { PromoCode } from './checkout/PromoCode.tsx';
import { PromoOffer } from './checkout/PromoOffer.tsx';
import { refreshGiftCard } from './checkout/refresh-gift-card.ts';
import { ShippingChoice } from './checkout/ShippingChoice.tsx';
import { Totals } from './checkout/Totals.tsx';
import { useBuyTwoOffer } from './checkout/use-buy-two-offer.ts';
import { usePromoCode } from './checkout/use-promo-code.ts';
import { checkoutBlocker } from './checkout-blocker.ts';
import { PayRobotCheck } from './PayRobotCheck.tsx';
import {
  buttonText,
  isChecked,
  isGiftCardError,
  isPromoCodeError,
  problemText,
  taxLabel,
} from './payment-messages.ts';
import type { OrderState } from './use-order.ts';

type Props = {
  order: OrderState;
  checkout: Checkout;
  region: RegionCode;
  isTaxAdded: boolean;
  announce: (words: string) => void;
  /** Called when the shopper tries to pay. */
  onTry: () => void;
  page: RefObject<HTMLElement | null>;
  /** Shown below the button. */
  children: ReactNode;
};

/** The bottom of the receipt: promo code, shipping, sums and the Pay button. */
export function PayPanel({ order, checkout, region, isTaxAdded, announce, onTry, page, children }: Props) {
  const { basket, lines, method, quote, needsShipping, coupon, buying, payment } = order;
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const main = page.current?.closest('main');
  const [isExplained, setExplained] = useState(false);
  // A changed basket is a new one: its prices are accepted line by line.
  const { changed } = payment.problem ?? {};
  const news = changed?.stamp === basketStamp() ? changed : undefined;
  const isAgreed = order.consent !== undefined && checkout.digitalConsent === order.consent.wording;
  const isMailed = lines.some((line) => !line.isShipped && !line.item.gift);
  const promoCode = usePromoCode(checkout.discount, buying, announce);
  const offer = useBuyTwoOffer(buying);
  const hasCode =
    checkout.discount.code !== '' || order.giftCard !== undefined || payoutCodeInUse() !== undefined;
  const giftCardProblem =
    payment.problem && isGiftCardError(payment.problem.error) ? payment.problem.error.message : '';
  const obstacle = checkoutBlocker(order, checkout, {
    ...{ region, isAgreed, isMailed },
    isAccepting: news !== undefined,
  });
  const words = payment.problem
    ? problemText(payment.problem.error)
    : isExplained
      ? (obstacle?.words ?? '')
      : '';

  useEffect(() => {
    if (!payment.problem) return;
    const { error } = payment.problem;
    // Removes a code that has expired or is used up. Pressing Pay again accepts the new total.
    if (isPromoCodeError(error)) updateCheckout({ discount: refused($checkout.get().discount.code, error) });
    if (isGiftCardError(error)) void refreshGiftCard();
    (notice.current ?? message.current)?.focus();
  }, [payment.problem]);

  // There is no button while nothing can be bought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button appears and disappears by it
  useEffect(() => followButton(button.current), [order.isForNothing]);

  function pay(then: (order: Parameters<typeof payment.pay>[0]) => Promise<unknown> = payment.pay) {
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
      } else {
        // The message is beside the Pay button, which may be out of view.
        button.current?.scrollIntoView({ block: 'nearest' });
      }
      return;
    }
    if (news) acceptNewPrices();
    then({
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
      country: order.offer.place?.country,
      asBought: order.asBought,
      origin: location.origin,
      userAgent: navigator.userAgent,
    });
  }

  if (order.isForNothing) return <p className="paying-none">{checkoutWords.nothingToBuy}</p>;
  return (
    <>
      {offer && (!checkout.discount.code || checkout.discount.isError) && (
        <PromoOffer offer={offer} state={promoCode} region={region} page={page} />
      )}
      <Codes isNeeded={hasCode || giftCardProblem !== ''}>
        <PromoCode discount={checkout.discount} state={promoCode} buying={buying} />
        {hasFeature('giftCards') && (
          <GiftCard inOrder={order.giftCard} region={region} problem={giftCardProblem} announce={announce} />
        )}
        <PayoutCode announce={announce} />
      </Codes>
      {/* A gift card has a recipient of its own. */}
      {(checkout.gift || lines.some((line) => !isGiftCard(line))) && (
        <GiftFields
          gift={checkout.gift}
          region={region}
          isMailed={isMailed}
          isPosted={needsShipping}
          error={payment.problem?.error}
          isTold={isExplained}
        />
      )}
      {needsShipping && (
        <ShippingChoice order={order} form={checkout.form} region={region} isTold={isExplained} />
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
          isTicked={isAgreed}
          onChange={(isTicked) =>
            updateCheckout({ digitalConsent: isTicked ? (order.consent?.wording ?? '') : '' })
          }
          describedBy={words && !news ? `${id}-message` : undefined}
        />
      )}
      {news && <ChangedNotice changed={news} region={region} total={quote.total} notice={notice} />}
      <button
        type="button"
        id={PAYING}
        ref={button}
        className="button pay"
        aria-disabled={payment.isBusy}
        aria-describedby={words && !news ? `${id}-message` : undefined}
        onClick={() => pay()}
      >
        {payment.isBusy ? checkoutWords.openingPayment : buttonText(order, region, news !== undefined)}
      </button>
      {payment.isSlow && (
        <p className="paying-slow" role="status">
          {checkoutWords.slow}{' '}
          <button type="button" className="text-button" onClick={payment.stop}>
            {checkoutWords.stopWaiting}
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
      {isChecked(payment.problem?.error) && (
        <PayRobotCheck isBusy={payment.isBusy} onAgree={() => pay(payment.payAfterCheck)} />
      )}
      <p className="fine">{taxLabel(region, isTaxAdded)}</p>
      {children}
      <div className="barcode" aria-hidden="true" />
      {/* At the end of the page, since the receipt's torn edge would cut it off. */}
      {main &&
        createPortal(
          <div className="action-bar">
            <p className="action-bar-words">
              <b>{total}</b>
              <span>{moneyIn(region, order.toPay)}</span>
            </p>
            <button type="button" className="button" aria-disabled={payment.isBusy} onClick={() => pay()}>
              {checkoutWords.checkOut}
            </button>
          </div>,
          main,
        )}
    </>
  );
}
