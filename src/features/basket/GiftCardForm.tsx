import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { giftFieldFor, seenFieldFor } from '#src/contracts/form-fields.ts';
import { formatOf } from '#src/core/basket/basket.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import { longDay } from '#src/core/dates.ts';
import { giftDays } from '#src/core/gift-cards/delivery-day.ts';
import { GIFT_DETAILS, type TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { times } from '#src/core/money.ts';
import { defaultFormatIn, formatsIn } from '#src/core/products/pricing.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { addToBasket } from '#src/stores/basket/basket-actions.ts';
import * as buyingWords from '#src/words/en/buying.ts';
import * as words from '#src/words/en/gift-cards.ts';
import { fill } from '#src/words/fill.ts';
import { BuyButtons } from './BuyButtons.tsx';
import { type AddOutcome, BuyOutcome } from './BuyOutcome.tsx';
import { notForSaleReason, outcomeFor, problemText } from './buy-messages.ts';
import { GiftInputs } from './checkout/GiftInputs.tsx';
import { FormatChoices } from './FormatChoices.tsx';
import { GiftMailPreview } from './GiftMailPreview.tsx';
import { type GiftIssues, giftIssues } from './gift-issues.ts';
import { useFormState } from './use-form-state.ts';

type Props = {
  /** The gift card. Its formats are the values that it is sold for. */
  product: BasketProduct;
  /** The region whose prices apply. */
  region: RegionCode;
  /** The shop's name, for the preview of the mail. */
  shop: string;
};

/**
 * Sells a gift card with what its mail says, and to whom and when it goes. An island that adds it to the
 * basket; without JavaScript a plain form that buys it.
 */
export default function GiftCardForm({ product, region, shop }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formats = formatsIn(product, region);
  const first = defaultFormatIn(product, region);
  const [values, read] = useFormState(form, { productFormatId: first?._id ?? '', quantity: '1' });
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [issues, setIssues] = useState<GiftIssues>({});
  // A page is built before the day it is read on.
  const [days, setDays] = useState<ReturnType<typeof giftDays>>();
  useEffect(() => setDays(giftDays(region, new Date())), [region]);

  const closed = notForSaleReason(product, region, formats.length > 0);
  if (closed || !first) return <p className="buy-box-closed">{closed}</p>;

  const chosen = formats.find((format) => format._id === values.productFormatId) ?? first;
  const total = times(chosen.amount, Number(values.quantity) || 1);
  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isBuyingNow = submitter?.hasAttribute('data-native') === true;
    // From the form, not from `values`: the first click may come before they are read.
    const fields = new FormData(event.currentTarget);
    const gift = giftIn((name) => String(fields.get(name) ?? ''));
    const found = giftIssues(gift, region, new Date());
    setIssues(found);
    const wrong = GIFT_DETAILS.find((name) => found[name]);
    if (wrong || !isBuyingNow) event.preventDefault();
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${giftFieldFor(wrong)}"]`)?.focus();
    if (isBuyingNow) return;
    const result = addToBasket(product, {
      productFormatId: String(fields.get('productFormatId')),
      quantity: Number(fields.get('quantity')),
      customizationQuery: '',
      ...(Object.values(gift).some(Boolean) && { gift }),
    });
    if ('problem' in result) return setOutcome({ refused: problemText(result.problem, product) });
    setOutcome({
      added: fill(buyingWords.addedFormat, {
        quantity: result.item.quantity,
        product: result.item.name,
        format: formatOf(result.item)?.name ?? '',
      }),
      ...(gift.email && { note: goesTo(gift, region) }),
    });
  }

  return (
    <form
      ref={form}
      className="buy-box gift-form"
      method="post"
      action="/api/checkout"
      aria-label={words.buy}
      noValidate
      onSubmit={add}
      onChange={() => {
        read();
        setOutcome(undefined);
        setIssues({});
      }}
    >
      <input type="hidden" name="storeRegion" value={region} />
      <input type="hidden" name="productId" value={product._id} />
      {formats.map(({ _id, amount }) => (
        <input key={_id} type="hidden" name={seenFieldFor(_id)} value={amount} />
      ))}
      <FormatChoices product={product} formats={formats} first={first} region={region} />
      <fieldset className="gift">
        <legend>{words.who}</legend>
        <GiftInputs
          id={id}
          isMailed
          issues={issues}
          days={days}
          bind={(name, tied) => ({ ...tied, name: giftFieldFor(name) })}
        />
      </fieldset>
      <BuyButtons
        id={id}
        product={product}
        outcome={outcomeFor(product, { region, isShipped: false, total })}
      />
      <BuyOutcome outcome={outcome} />
      <GiftMailPreview
        gift={giftIn((name) => values[name] ?? '')}
        shop={shop}
        card={product.name}
        value={moneyIn(region, chosen.amount)}
      />
    </form>
  );
}

function giftIn(typedIn: (field: string) => string): TypedGift {
  return Object.fromEntries(GIFT_DETAILS.map((name) => [name, typedIn(giftFieldFor(name))])) as TypedGift;
}

function goesTo({ email, deliverOn }: TypedGift, region: RegionCode): string {
  const sentence = deliverOn ? words.giftAddedOn : words.giftAdded;
  return fill(sentence, { email, day: deliverOn && longDay(regionOf(region).language, deliverOn) });
}
