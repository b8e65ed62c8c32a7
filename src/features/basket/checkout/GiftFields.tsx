import { type ChangeEvent, useId } from 'react';
import type { ApiError } from '#src/api-client/ask.ts';
import { GIFT_LENGTH, PERSON_LENGTH } from '#src/contracts/limits.ts';
import type { StoredGift } from '#src/contracts/stored/checkout.ts';
import { updateCheckout } from './checkout-store.ts';

type Props = {
  gift: StoredGift | null;
  /** Something of it goes by e-mail. */
  isMailed: boolean;
  /** Something of it goes by post. */
  isPosted: boolean;
  /** What the server refused, which may be one of these fields. */
  error: ApiError | undefined;
};

const NO_GIFT: StoredGift = { name: '', note: '', email: '', deliverOn: '' };

/** “This is a gift”, and what is to be known of it then. Kept in this tab only. */
export function GiftFields({ gift, isMailed, isPosted, error }: Props) {
  const id = useId();
  const atFault = /^gift\.(\w+)$/.exec(error?.field ?? '')?.[1];
  const values = gift ?? NO_GIFT;
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    updateCheckout({ gift: { ...values, [name]: value } });
  const tied = (name: keyof StoredGift) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    onChange: change,
    'aria-invalid': atFault === name ? (true as const) : undefined,
    'aria-describedby': `${id}-${name}-note`,
  });
  const note = (name: keyof StoredGift, words = '') => (
    <p className={atFault === name ? 'field-error' : 'note'} id={`${id}-${name}-note`} role="status">
      {atFault === name ? error?.message : words}
    </p>
  );
  return (
    <div className="promo">
      <label>
        <input
          type="checkbox"
          name="isGift"
          checked={gift !== null}
          onChange={({ target }) => updateCheckout({ gift: target.checked ? NO_GIFT : null })}
        />{' '}
        This is a gift
      </label>
      {gift && (
        <fieldset className="gift">
          <legend className="visually-hidden">The gift</legend>
          <div className="field">
            <label htmlFor={`${id}-name`}>Recipient’s name (optional)</label>
            <input {...tied('name')} type="text" autoComplete="off" maxLength={GIFT_LENGTH.name} />
            {note('name')}
          </div>
          <div className="field">
            <label htmlFor={`${id}-note`}>Note (optional)</label>
            <textarea {...tied('note')} rows={3} maxLength={GIFT_LENGTH.note} />
            {note('note', `${values.note.length} of ${GIFT_LENGTH.note} characters`)}
          </div>
          {isMailed && (
            <>
              <div className="field">
                <label htmlFor={`${id}-email`}>Recipient’s e-mail (optional)</label>
                <input {...tied('email')} type="email" autoComplete="off" maxLength={PERSON_LENGTH.email} />
                {note('email', 'What is digital goes there. Left empty, it comes to you.')}
              </div>
              <div className="field">
                <label htmlFor={`${id}-deliverOn`}>Send on (optional)</label>
                <input {...tied('deliverOn')} type="date" />
                {note('deliverOn', 'Left empty, it is sent as soon as it is paid.')}
              </div>
            </>
          )}
          {isPosted && <p className="note">There are no prices in the parcel. E-mails about it go to you.</p>}
        </fieldset>
      )}
    </div>
  );
}
