import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FaqPlaces } from '#src/catalogue/policies/faq.ts';
import { countOf } from '#src/core/basket/basket.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { itemsText } from '#src/core/checkout/sum-names.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import { linkedCode } from '#src/core/discounts/promo-link.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { $basket, unreadBasket } from '#src/stores/basket/basket-store.ts';
import { dispatchShopEvent } from '#src/stores/shop-event.ts';
import { confirmInDialog } from '#src/ui/confirm-dialog.ts';
import * as words from '#src/words/en/basket.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { BasketIllustration } from './BasketIllustration.tsx';
import { BasketReceipt } from './BasketReceipt.tsx';
import { BasketWaiting } from './BasketWaiting.tsx';
import { CheckoutHelp } from './CheckoutHelp.tsx';
import { CheckoutDetails } from './checkout/CheckoutDetails.tsx';
import { $checkout, NO_CHECKOUT } from './checkout/checkout-store.ts';
import { EmptyBasket } from './EmptyBasket.tsx';
import { PayPanel } from './PayPanel.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useFreshLines } from './use-fresh-lines.ts';
import { useOrder } from './use-order.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useUndo } from './use-undo.ts';

type Props = {
  /** The region whose prices apply: the page's, or GO when the store is closed there. */
  region: RegionCode;
  brand: string;
  help: FaqPlaces;
  isOptInEnabled?: boolean;
  /** True when the payment page adds tax to prices without tax. */
  isTaxAdded?: boolean;
};

/**
 * The basket as a receipt, with its heading. The server renders a placeholder,
 * since it does not know the basket.
 */
export default function BasketPage(props: Props) {
  const page = useRef<HTMLDivElement>(null);
  const basket = useStore($basket, { ssr: unreadBasket });
  return (
    <div className="basket" ref={page}>
      {basket === unreadBasket() ? (
        <BasketWaiting brand={props.brand} />
      ) : (
        <FilledIn {...props} basket={basket} page={page} />
      )}
    </div>
  );
}

function FilledIn({
  basket,
  region,
  brand,
  help,
  isOptInEnabled = false,
  isTaxAdded = false,
  page,
}: Props & { basket: Basket; page: RefObject<HTMLDivElement | null> }) {
  const checkout = useStore($checkout, { ssr: () => NO_CHECKOUT });
  const [announcement, announce] = useState('');
  const [isTried, setTried] = useState(false);
  const { undo, remove, removeAll, undoIt } = useUndo(page, announce);
  const isFresh = useFreshLines(region);
  const order = useOrder(basket, checkout, { region, isTaxAdded, isFresh });
  const suggestions = useSuggestions(basket, region, { ...order, isFresh });
  const isFilled = order.lines.length > 0;
  useFocusAfterOffer(page, basket.items.length);
  const isTold = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a basket is viewed once, even if it changes
  useEffect(() => {
    if (!isFilled || isTold.current) return;
    isTold.current = true;
    dispatchShopEvent({ kind: 'basket-viewed', buying: order.asBought });
  }, [isFilled]);

  async function emptyIt() {
    const isMeant = await confirmInDialog({
      title: words.emptyQuestion,
      text: fill(words.emptyConsequence, { items: itemsText(countOf(basket)) }),
      confirm: words.emptyBasket,
      cancel: words.keep,
    });
    if (isMeant) removeAll($basket.get());
  }

  const status = (
    <p className="visually-hidden" role="status" aria-atomic="false">
      <span>{announcement}</span>{' '}
      <span>
        {order.lines.length > 0 && fill(words.totalIs, { amount: moneyIn(region, order.quote.total) })}
      </span>
    </p>
  );

  if (basket.items.length === 0)
    return (
      <>
        <div className="basket-head">
          <h1 tabIndex={-1}>{words.emptyHeading}</h1>
          {undo && (
            <p className="basket-undo">
              {undo.text}{' '}
              <button type="button" className="text-button" onClick={undoIt}>
                {words.undo}
              </button>
            </p>
          )}
          <EmptyBasket brand={brand} linked={readPromoCode(linkedCode(document.cookie))} />
        </div>
        {status}
      </>
    );

  return (
    <>
      <div className="basket-head">
        <h1 tabIndex={-1}>{headingFor(countOf(basket))}</h1>
        <p className="standfirst">
          {order.needsShipping ? words.leadShipped : order.hasFiles ? words.leadFiles : words.leadCodes}
        </p>
      </div>
      <BasketReceipt
        basket={basket}
        region={region}
        brand={brand}
        offs={order.offs}
        lineDays={order.lineDays}
        lineTaxes={order.lineTaxes}
        problem={order.payment.problem}
        undo={undo}
        onRemove={remove}
        onUndo={undoIt}
      >
        <PayPanel
          order={order}
          checkout={checkout}
          region={region}
          isTaxAdded={isTaxAdded}
          announce={announce}
          onTry={() => setTried(true)}
          page={page}
        >
          <CheckoutHelp places={help} />
        </PayPanel>
      </BasketReceipt>
      <div className="basket-aside">
        <BasketIllustration basket={basket} brand={brand} />
        <CheckoutDetails
          form={checkout.form}
          region={region}
          isOptInEnabled={isOptInEnabled}
          error={order.payment.problem?.error}
          isTold={isTried}
        />
        <p>
          <button type="button" className="text-button" onClick={emptyIt}>
            {words.emptyBasket}
          </button>
        </p>
        <Suggestions suggestions={suggestions} region={region} announce={announce} />
      </div>
      {status}
    </>
  );
}

/**
 * When a product of the empty basket's offers is added, the offers disappear. Moves the focus to the heading.
 */
function useFocusAfterOffer(page: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === 0 && count > 0 && document.activeElement?.closest('[data-offers]'))
      page.current?.querySelector('h1')?.focus();
    before.current = count;
  }, [page, count]);
}

function headingFor(count: number): string {
  return count === 0 ? words.headingWithoutQuantity : fillCount(words.heading, count);
}
