import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { BasketItem } from '#src/core/basket/types.ts';
import { longDay } from '#src/core/dates.ts';
import { giftDays } from '#src/core/gift-cards/delivery-day.ts';
import { filledGift, NO_GIFT, type TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { changeGift } from '#src/stores/basket/basket-actions.ts';
import * as words from '#src/words/en/gift-cards.ts';
import { fill } from '#src/words/fill.ts';
import { $checkout, NO_CHECKOUT } from './checkout/checkout-store.ts';
import { GiftInputs } from './checkout/GiftInputs.tsx';
import { type GiftIssues, giftIssues } from './gift-issues.ts';

/** Who gets a gift card of the basket, and the fields to change it. */
export function LineGift({ item, region }: { item: BasketItem; region: RegionCode }) {
  const id = useId();
  const { gift: ofOrder } = useStore($checkout, { ssr: () => NO_CHECKOUT });
  const [issues, setIssues] = useState<GiftIssues>({});
  const [days, setDays] = useState<ReturnType<typeof giftDays>>();
  useEffect(() => setDays(giftDays(region, new Date())), [region]);
  const values = item.gift ?? NO_GIFT;
  const isOwn = Object.keys(filledGift(values)).length > 0;
  return (
    <div className="line-gift">
      <p>
        <bdi>{whoGets(isOwn ? values : (ofOrder ?? NO_GIFT), region)}</bdi>
      </p>
      <details>
        <summary>
          {words.changeWho}
          <span className="visually-hidden"> {fill(words.ofCard, { card: item.name })}</span>
        </summary>
        <fieldset
          className="gift"
          onBlur={() => setIssues(giftIssues(values, region, new Date()))}
          onChange={() => setIssues({})}
        >
          <legend className="visually-hidden">{words.who}</legend>
          <GiftInputs
            id={id}
            isMailed
            issues={issues}
            days={days}
            bind={(name, tied) => ({
              ...tied,
              name: `${item.id}-${name}`,
              value: values[name],
              onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
                changeGift(item.id, { [name]: target.value }),
            })}
          />
        </fieldset>
      </details>
    </div>
  );
}

/** Where the code goes, in a sentence. */
function whoGets({ name, email, deliverOn }: TypedGift, region: RegionCode): string {
  const to = [name, email]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');
  if (!email.trim()) return name.trim() ? fill(words.forToYou, { name: name.trim() }) : words.toYou;
  const sentence = deliverOn ? words.goesToOn : words.goesTo;
  return fill(sentence, { to, day: deliverOn && longDay(regionOf(region).language, deliverOn) });
}
