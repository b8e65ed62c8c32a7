import { type FormEvent, useId, useRef, useState } from 'react';
import PriceNotes from '../../cards/PriceNotes.tsx';
import { EMAIL_FIELD, GIFT_CARD_FIELD, PROMO_FIELD, seenFieldFor } from '../../contracts/form-fields.ts';
import { dayIn, moneyIn, placeOf } from '../../core/basket/amounts.ts';
import { formatOf } from '../../core/basket/basket.ts';
import { MAX_QUANTITY, QUANTITY_OPTIONS } from '../../core/basket/quantity.ts';
import type { BasketProduct } from '../../core/basket/types.ts';
import { CONSENT_MISSING, consentWording } from '../../core/checkout/digital-consent.ts';
import { times } from '../../core/money.ts';
import { defaultFormatIn, formatsIn, isFile, isShipped } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { wordingIssue } from '../../core/typed-text.ts';
import { BASKET_FULL, VIEW_BASKET } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';
import { addToBasket } from '../../stores/basket/basket-actions.ts';
import { tellShop } from '../../stores/shop-event.ts';
import { Field, FieldIssue } from '../../ui/Field.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { useFormState } from './use-form-state.ts';
import { WordingField } from './WordingField.tsx';

type Props = {
  product: BasketProduct;
  /** Whose prices hold: the region of the page, or GO where the store is closed. */
  region: RegionCode;
};

type Outcome = { added: string; note?: string } | { refused: string };
/** What is wrong with a field, beside it. */
type Issues = { wording?: string | undefined; consent?: string | undefined };

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
  const [issues, setIssues] = useState<Issues>({});

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

  /** What is wrong with the form as it stands; the first field at fault gets the focus. */
  function hasIssues(fields: FormData, isBuyingNow: boolean): boolean {
    const isAsked = isBuyingNow && consent && isFile(chosen);
    const found: Issues = {
      wording: wording && wordingIssue(wording, String(fields.get('customizationQuery') ?? '')),
      consent: isAsked && !fields.has('digitalConsent') ? CONSENT_MISSING : undefined,
    };
    setIssues(found);
    const name = found.wording ? 'customizationQuery' : found.consent && 'digitalConsent';
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    return name !== undefined;
  }

  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    const isBuyingNow = submitter?.hasAttribute('data-native') === true;
    const isStopped = hasIssues(fields, isBuyingNow);
    if (isStopped || !isBuyingNow) event.preventDefault();
    if (isStopped) return;
    if (isBuyingNow) return tellOfBuyingNow();
    const result = addToBasket(product, {
      productFormatId: String(fields.get('productFormatId')),
      quantity: Number(fields.get('quantity')),
      customizationQuery: String(fields.get('customizationQuery') ?? ''),
    });
    if ('problem' in result) return setOutcome({ refused: problemText(result.problem) });
    const { item } = result;
    const format = formats.length > 1 ? `, ${formatOf(item)?.name}` : '';
    setOutcome({
      added: `${item.quantity} × ${item.name}${format}`,
      ...(item.quantity === MAX_QUANTITY && { note: `${MAX_QUANTITY} is the most you can order at once.` }),
    });
  }

  return (
    <form
      ref={form}
      className="buy-box"
      method="post"
      action="/api/checkout"
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
              <PriceNotes region={region} format={format} className="choice-detail" />
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="only-choice">
          <input type="hidden" name="productFormatId" value={first._id} />
          <span className="choice-name">{first.name}</span>
          {first.detail && <span className="choice-detail">{first.detail}</span>}
          <span className="choice-price">{moneyIn(region, first.amount)}</span>
          <PriceNotes region={region} format={first} className="choice-detail" />
        </p>
      )}
      {wording && (
        <WordingField
          id={`${id}-wording`}
          wording={wording}
          typed={values.customizationQuery ?? ''}
          issue={issues.wording}
        />
      )}
      {consent && <ConsentBox wording={consent} describedBy={issues.consent && `${id}-consent-error`} />}
      <FieldIssue id={`${id}-consent`} issue={issues.consent} />
      <noscript>
        <Field
          id={`${id}-promo`}
          label="Promo code"
          isOptional
          hint="If you came by a link with a code, leave this empty to use that one."
        >
          {(tied) => (
            <input
              {...tied}
              type="text"
              name={PROMO_FIELD}
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
          hint="Needed for promo codes that each customer can use once."
        >
          {(tied) => <input {...tied} type="email" name={EMAIL_FIELD} autoComplete="email" />}
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
            <a href={paths.basket}>{VIEW_BASKET}</a>
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
  if (product.kind === 'test') return 'This is a test product and is not for sale.';
  if (!isSoldHere) return `${product.name} is not sold ${placeOf(region)}.`;
  return undefined;
}

function problemText(problem: string): string {
  if (problem === 'full') return BASKET_FULL;
  if (problem === 'no-format') return 'This format is no longer sold. Please choose another.';
  return 'This cannot be bought at the moment.';
}
