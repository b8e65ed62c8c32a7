import { type FormEvent, useId, useRef, useState } from 'react';
import { EMAIL_FIELD, GIFT_CARD_FIELD, PROMO_FIELD, seenFieldFor } from '../../contracts/form-fields.ts';
import { CODE_LENGTH, PERSON_LENGTH } from '../../contracts/limits.ts';
import { dayIn, moneyIn, placeOf } from '../../core/basket/amounts.ts';
import { formatOf } from '../../core/basket/basket.ts';
import { MAX_QUANTITY, QUANTITY_OPTIONS } from '../../core/basket/quantity.ts';
import type { BasketProduct } from '../../core/basket/types.ts';
import { CONSENT_MISSING, consentWording } from '../../core/checkout/digital-consent.ts';
import { times } from '../../core/money.ts';
import { defaultFormatIn, formatsIn, isFile, isShipped } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { paths } from '../../lib/paths.ts';
import { addToBasket } from '../../stores/basket/basket-actions.ts';
import { tellShop } from '../../stores/shop-event.ts';
import { Field } from '../../ui/Field.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { useFormState } from './use-form-state.ts';

type Props = {
  product: BasketProduct;
  /** Whose prices hold: the region of the page, or GO where the store is closed. */
  region: RegionCode;
};

type Outcome = { added: string; note?: string } | { refused: string };

/**
 * The product page's buy box: a real form that buys this one product by a plain post, and an island that adds it to
 * the basket. Without script only Buy now is there.
 */
export default function AddForm({ product, region }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formats = formatsIn(product, region);
  const first = defaultFormatIn(product, region);
  const [values, read] = useFormState(form, { productFormatId: first?._id ?? '', quantity: '1' });
  const [outcome, setOutcome] = useState<Outcome>();

  const closed = closedBecause(product, region, formats.length > 0);
  if (closed || !first) return <p className="buy-box-closed">{closed}</p>;

  const chosen = formats.find((format) => format._id === values.productFormatId) ?? first;
  const total = times(chosen.amount, Number(values.quantity) || 1);
  const wording = product.customization;
  const consent = formats.some(isFile) ? consentWording(region) : undefined;

  function tellOfBuyingNow() {
    const { name: variant, amount: unitAmount } = chosen;
    const line = { product, variant, quantity: Number(values.quantity) || 1, unitAmount, discount: 0 };
    tellShop({ kind: 'checkout-begun', buying: { region, lines: [line] } });
  }

  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    if (submitter?.hasAttribute('data-native')) {
      if (!consent || !isFile(chosen) || fields.has('digitalConsent')) return tellOfBuyingNow();
      event.preventDefault();
      return setOutcome({ refused: CONSENT_MISSING });
    }
    event.preventDefault();
    const result = addToBasket(product, {
      productFormatId: String(fields.get('productFormatId')),
      quantity: Number(fields.get('quantity')),
      customizationQuery: String(fields.get('customizationQuery') ?? ''),
    });
    if ('problem' in result) return setOutcome({ refused: problemText(result.problem, wording?.label) });
    const { item } = result;
    const format = formats.length > 1 ? `, ${formatOf(item)?.name}` : '';
    setOutcome({
      added: `${item.quantity} × ${item.name}${format}`,
      ...(item.quantity === MAX_QUANTITY && { note: `${MAX_QUANTITY} is the most we pack at once.` }),
    });
  }

  return (
    <form
      ref={form}
      className="buy-box"
      method="post"
      action="/api/checkout"
      onSubmit={add}
      onChange={() => {
        read();
        setOutcome(undefined);
      }}
    >
      <input type="hidden" name="storeRegion" value={region} />
      <input type="hidden" name="productId" value={product._id} />
      {formats.map(({ _id, amount }) => (
        <input key={_id} type="hidden" name={seenFieldFor(_id)} value={amount} />
      ))}
      {formats.length > 1 ? (
        <fieldset className="choices">
          <legend>Format</legend>
          {formats.map((format) => (
            <label className={isShipped(format) ? 'choice' : 'choice is-digital'} key={format._id}>
              <input
                type="radio"
                name="productFormatId"
                value={format._id}
                defaultChecked={format._id === first._id}
              />
              <span className="choice-name">{format.name}</span>
              {format.detail && <span className="choice-detail">{format.detail}</span>}
              <span className="choice-price">{moneyIn(region, format.amount)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="only-choice">
          <input type="hidden" name="productFormatId" value={first._id} />
          <span className="choice-name">{first.name}</span>
          {first.detail && <span className="choice-detail">{first.detail}</span>}
          <span className="choice-price">{moneyIn(region, first.amount)}</span>
        </p>
      )}
      {wording && (
        <div className="field">
          <label htmlFor={`${id}-wording`}>
            {wording.label}
            {wording.isRequired ? '' : ' (if you like)'}
          </label>
          <input
            id={`${id}-wording`}
            type="text"
            name="customizationQuery"
            maxLength={wording.maxLength}
            required={wording.isRequired}
            autoComplete="off"
            aria-describedby={`${id}-help`}
          />
          <p className="note" id={`${id}-help`}>
            {wording.help ?? `Up to ${wording.maxLength} characters.`}
          </p>
        </div>
      )}
      {consent && <ConsentBox wording={consent} />}
      <noscript>
        <Field
          id={`${id}-promo`}
          label="Promo code"
          isOptional
          hint="Left empty, a code that a link brought is used where it can be."
        >
          {(tied) => (
            <input
              {...tied}
              type="text"
              name={PROMO_FIELD}
              maxLength={CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field id={`${id}-gift-card`} label="Gift card" isOptional>
          {(tied) => (
            <input
              {...tied}
              type="text"
              name={GIFT_CARD_FIELD}
              maxLength={CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          id={`${id}-email`}
          label="Your e-mail address"
          isOptional
          hint="For promo codes that each customer can use once."
        >
          {(tied) => (
            <input
              {...tied}
              type="email"
              name={EMAIL_FIELD}
              maxLength={PERSON_LENGTH.email}
              autoComplete="email"
            />
          )}
        </Field>
      </noscript>
      <div className="buy-row">
        <div className="buy-quantity">
          <label htmlFor={`${id}-quantity`}>Quantity</label>
          <select id={`${id}-quantity`} name="quantity" defaultValue="1" autoComplete="off">
            {QUANTITY_OPTIONS.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
        <button className="button buy-add needs-script" type="submit">
          {`${verbFor(product.type)} · ${moneyIn(region, total)}`}
        </button>
        <button className="button button-quiet buy-now" type="submit" data-native="">
          Buy now
        </button>
      </div>
      {product.type === 'pre-order' && product.releasedAt && (
        <p className="note">
          Out on {dayIn(region, product.releasedAt)}. You pay now, and{' '}
          {isShipped(chosen) ? 'we send it that day.' : 'your link works from that day on.'}
        </p>
      )}
      <div className="buy-outcome" role="status">
        {outcome && 'added' in outcome && (
          <>
            <p>
              <b>In your basket:</b> {outcome.added}. {outcome.note}
            </p>
            <a href={paths.basket}>Go to the basket</a>
          </>
        )}
        {outcome && 'refused' in outcome && <p className="field-error">{outcome.refused}</p>}
      </div>
    </form>
  );
}

function verbFor(type: BasketProduct['type']): string {
  if (type === 'pre-order') return 'Pre-order';
  return type === 'funding' ? 'Back this' : 'Add to basket';
}

function closedBecause(product: BasketProduct, region: RegionCode, isSoldHere: boolean): string | undefined {
  if (product.availability === 'unavailable') return `${product.name} cannot be bought at the moment.`;
  if (product.kind === 'test') return 'This is here for trying the shop out, and is not for sale.';
  if (!isSoldHere) return `${product.name} is not sold ${placeOf(region)}.`;
  return undefined;
}

function problemText(problem: string, label = ''): string {
  if (problem === 'needs-customization') return `${label}: please fill this in.`;
  if (problem === 'full')
    return 'Your basket holds a hundred lines, and no more. Please pay for those first.';
  if (problem === 'no-format')
    return 'This is not made any more in the form you chose. Please choose another.';
  return 'This cannot be bought at the moment.';
}
