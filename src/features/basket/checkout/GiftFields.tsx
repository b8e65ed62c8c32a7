import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { NO_GIFT, type TypedGift } from '#src/core/gift-cards/gift-details.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { GIFT } from '#src/lib/anchor-ids.ts';
import type { ApiError } from '#src/stores/api-client/ask.ts';
import * as words from '#src/words/en/checkout.ts';
import { giftIssues } from '../gift-issues.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';
import { GiftInputs } from './GiftInputs.tsx';
import { GiftNoteCard } from './GiftNoteCard.tsx';

type Props = {
  gift: TypedGift | null;
  region: RegionCode;
  /** True when a part of the order goes by email. */
  isMailed: boolean;
  /** True when a part of the order is shipped. */
  isPosted: boolean;
  /** The server's error, which may be about one of these fields. */
  error: ApiError | undefined;
  /** True after the shopper has tried to pay: then all errors are shown. */
  isTold: boolean;
};

/** The checkbox “This order is a gift” and its fields. Stored in this tab only. */
export function GiftFields({ gift, region, isMailed, isPosted, error, isTold }: Props) {
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  // "Buy now" on the page of a gift leads here, before the fields are drawn.
  useEffect(() => {
    if (location.hash === `#${GIFT}`) fields.current?.querySelector('input')?.focus();
  }, []);
  const values = gift ?? NO_GIFT;
  // What is stored may be newer than what is drawn.
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    updateCheckout({ gift: { ...($checkout.get().gift ?? NO_GIFT), [name]: value } });
  const [, wrong] = /^gift\.(\w+)$/.exec(error?.field ?? '') ?? [];
  const issues = {
    ...(wrong && error && { [wrong]: error.message }),
    ...(isTold && giftIssues(values, region, new Date())),
  };
  return (
    <div className="promo">
      <label className="tick">
        <input
          type="checkbox"
          name="isGift"
          checked={gift !== null}
          onChange={({ target }) => updateCheckout({ gift: target.checked ? NO_GIFT : null })}
        />
        <span>{words.isGift}</span>
      </label>
      {gift && (
        <fieldset className="gift" id={GIFT} ref={fields}>
          <legend className="visually-hidden">{words.gift}</legend>
          <GiftInputs
            id={id}
            isMailed={isMailed}
            issues={issues}
            bind={(name, tied) => ({ ...tied, name, value: values[name], onChange: change })}
          />
          {isPosted && <GiftNoteCard gift={values} />}
          {isPosted && <p className="note">{words.giftParcel}</p>}
        </fieldset>
      )}
    </div>
  );
}
