import { type ChangeEvent, type ReactNode, useId } from 'react';
import { GIFT_LENGTH, PERSON_LENGTH } from '#src/contracts/limits.ts';
import type { StoredGift } from '#src/contracts/stored/checkout.ts';
import type { ApiError } from '#src/stores/api-client/ask.ts';
import { Field, type Tied } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/checkout.ts';
import { NO_GIFT, updateCheckout } from './checkout-store.ts';
import { GiftNoteCard } from './GiftNoteCard.tsx';

type Props = {
  gift: StoredGift | null;
  /** True when a part of the order goes by e-mail. */
  isMailed: boolean;
  /** True when a part of the order is shipped. */
  isPosted: boolean;
  /** The server's error, which may be about one of these fields. */
  error: ApiError | undefined;
};

/** The checkbox “This is a gift” and its fields. Stored in this tab only. */
export function GiftFields({ gift, isMailed, isPosted, error }: Props) {
  const id = useId();
  const values = gift ?? NO_GIFT;
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    updateCheckout({ gift: { ...values, [name]: value } });
  const control = (name: keyof StoredGift, tied: Tied) => ({
    ...tied,
    name,
    value: values[name],
    onChange: change,
  });
  const field = (
    name: keyof StoredGift,
    label: string,
    draw: (tied: ReturnType<typeof control>) => ReactNode,
    more: { hint?: string; max?: number } = {},
  ) => (
    <Field
      id={`${id}-${name}`}
      label={label}
      isOptional
      issue={error?.field === `gift.${name}` ? error.message : undefined}
      {...more}
    >
      {(tied) => draw(control(name, tied))}
    </Field>
  );
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
        <fieldset className="gift">
          <legend className="visually-hidden">{words.gift}</legend>
          {field(
            'name',
            words.recipientName,
            (tied) => (
              <input {...tied} type="text" autoComplete="off" />
            ),
            { max: GIFT_LENGTH.name },
          )}
          {field(
            'from',
            words.giftFrom,
            (tied) => (
              <input {...tied} type="text" autoComplete="off" />
            ),
            { hint: words.giftFromHint, max: GIFT_LENGTH.from },
          )}
          {field(
            'note',
            words.note,
            (tied) => (
              <textarea {...tied} rows={3} />
            ),
            { max: GIFT_LENGTH.note },
          )}
          {isMailed && (
            <>
              {field(
                'email',
                words.recipientEmail,
                (tied) => (
                  <input {...tied} type="email" autoComplete="off" />
                ),
                {
                  hint: words.recipientEmailHint,
                  max: PERSON_LENGTH.email,
                },
              )}
              {field(
                'deliverOn',
                words.sendOn,
                (tied) => (
                  <input {...tied} type="date" />
                ),
                {
                  hint: words.sendOnHint,
                },
              )}
            </>
          )}
          {isPosted && <GiftNoteCard gift={values} />}
          {isPosted && <p className="note">{words.giftParcel}</p>}
        </fieldset>
      )}
    </div>
  );
}
