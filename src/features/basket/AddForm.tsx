import { type FormEvent, useId, useRef, useState } from 'react';
import { GIFT_FIELD, seenFieldFor } from '#src/contracts/form-fields.ts';
import { formatOf } from '#src/core/basket/basket.ts';
import { mostOf } from '#src/core/basket/quantity.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import { times } from '#src/core/money.ts';
import { customizationOf } from '#src/core/products/customization.ts';
import { chosenFormat, optionField, variantName } from '#src/core/products/options.ts';
import { defaultFormatIn, formatsIn, isFile, isShipped } from '#src/core/products/pricing.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { wordingIssue } from '#src/core/typed-text.ts';
import { GIFT } from '#src/lib/anchor-ids.ts';
import { paths } from '#src/lib/paths.ts';
import { addToBasket } from '#src/stores/basket/basket-actions.ts';
import { dispatchShopEvent } from '#src/stores/shop-event.ts';
import { FieldIssue } from '#src/ui/Field.tsx';
import * as buyingWords from '#src/words/en/buying.ts';
import { giftNext, isGift } from '#src/words/en/checkout.ts';
import * as consentWords from '#src/words/en/digital-consent.ts';
import { fill } from '#src/words/fill.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { type AddOutcome, BuyOutcome } from './BuyOutcome.tsx';
import { notForSaleReason, outcomeFor, preOrderNote, problemText, verbFor } from './buy-messages.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { CustomizationField } from './CustomizationField.tsx';
import { FormatChoices } from './FormatChoices.tsx';
import { NoScriptFields } from './NoScriptFields.tsx';
import { OptionChoices } from './OptionChoices.tsx';
import { useFormState } from './use-form-state.ts';

type Props = {
  product: BasketProduct;
  /** The region whose prices apply: the page's, or GO when the store is closed there. */
  region: RegionCode;
  /** The tax note beside the price. */
  tax: string;
  /** Whether the page has delivery dates. */
  hasDates: boolean;
};

/** The fields' error messages. */
type Issues = { wording?: string | undefined; consent?: string | undefined };

/**
 * The form of a product page: an island that adds the product to the basket. Without JavaScript it is a plain
 * form that buys this product.
 */
export default function AddForm({ product, region, tax, hasDates }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formats = formatsIn(product, region);
  const first = defaultFormatIn(product, region);
  const { options } = product;
  const [values, read] = useFormState(form, {
    productFormatId: first?._id ?? '',
    quantity: '1',
    ...Object.fromEntries((first?.options ?? []).map((value, at) => [optionField(at), value])),
  });
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [issues, setIssues] = useState<Issues>({});

  const closed = notForSaleReason(product, region, formats.length > 0);
  if (closed || !first) return <p className="buy-box-closed">{closed}</p>;

  const picked = chosenFormat(formats, options, (name) => values[name]);
  const chosen = picked ?? first;
  const total = times(chosen.amount, Number(values.quantity) || 1);
  const bought = { region, isShipped: isShipped(chosen), total };
  const note = preOrderNote(product, bought);
  // Rendered if any format can be personalised, since the build cannot know which one is chosen. The style
  // sheet hides it for other formats.
  const wording = formats.some((format) => customizationOf(product, format)) && product.customization;
  const consent = formats.some(isFile) ? consentWording(region) : undefined;

  function tellOfBuyingNow({ name: variant, amount: unitAmount }: typeof chosen, fields: FormData) {
    const quantity = Number(fields.get('quantity')) || 1;
    const line = { product, variant, quantity, unitAmount, discount: 0 };
    dispatchShopEvent({ kind: 'checkout-begun', buying: { region, lines: [line] } });
  }

  /** Validates the form and focuses the first invalid field. */
  function hasIssues(fields: FormData, wanted: typeof chosen, isBuyingNow: boolean): boolean {
    const isAsked = isBuyingNow && consent && isFile(wanted);
    const asked = customizationOf(product, wanted);
    const found: Issues = {
      wording: asked && wordingIssue(asked, String(fields.get('customizationQuery') ?? '')),
      consent: isAsked && !fields.has('digitalConsent') ? consentWords.missing : undefined,
    };
    setIssues(found);
    const name = found.wording ? 'customizationQuery' : found.consent && 'digitalConsent';
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    return name !== undefined;
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    const isGiven = fields.has(GIFT_FIELD);
    const isNow = submitter?.hasAttribute('data-native') === true;
    // The payment page does not ask who a gift is for: the basket does.
    const isBuyingNow = isNow && !isGiven;
    // From the form and not from the state: the first click may come before the island has read what was
    // chosen.
    const format = chosenFormat(formats, options, (name) => String(fields.get(name) ?? ''));
    const wanted = format ?? chosen;
    const isStopped = hasIssues(fields, wanted, isBuyingNow);
    if (isStopped || !isBuyingNow) event.preventDefault();
    if (isStopped) return;
    if (options && !format) {
      event.preventDefault();
      const variant = variantName(options.map((_, at) => String(fields.get(optionField(at)) ?? '')));
      return setOutcome({ refused: fill(buyingWords.variantNotAvailable, { variant }) });
    }
    if (isBuyingNow) return tellOfBuyingNow(wanted, fields);
    const result = addToBasket(product, {
      productFormatId: format?._id ?? '',
      quantity: Number(fields.get('quantity')),
      customizationQuery: String(fields.get('customizationQuery') ?? ''),
    });
    if ('problem' in result) return setOutcome({ refused: problemText(result.problem, product) });
    const { item } = result;
    const consentGiven = isFile(wanted) ? String(fields.get('digitalConsent') ?? '') : '';
    // Waits, so that the message is true when it is shown.
    const isKept = (isGiven || consentGiven !== '') && (await keep(isGiven, consentGiven));
    const isMarked = isKept && isGiven;
    if (isNow) return location.assign(`${paths.basket}#${GIFT}`);
    setOutcome({
      added: fill(formats.length > 1 ? buyingWords.addedFormat : buyingWords.added, {
        quantity: item.quantity,
        product: item.name,
        format: formatOf(item)?.name ?? '',
      }),
      ...(isMarked && { note: buyingWords.giftAdded }),
      ...(item.quantity === mostOf(item) && { note: fill(buyingWords.most, { count: mostOf(item) }) }),
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
      onChange={({ target }) => {
        // Loads what keeps it, so that it is kept even if the shopper leaves at once.
        if (KEPT.includes(String(Reflect.get(target, 'name')))) void keep(false, '');
        read();
        setOutcome(undefined);
        setIssues({});
      }}
    >
      <input type="hidden" name="storeRegion" value={region} />
      <input type="hidden" name="productId" value={product._id} />
      {formats.map(({ _id, amount, options: own, picture }) => (
        <input
          key={_id}
          type="hidden"
          name={seenFieldFor(_id)}
          value={amount}
          data-values={own && JSON.stringify(own)}
          data-picture={picture}
        />
      ))}
      {options ? (
        <OptionChoices
          {...{ product, options, formats, first, chosen, region }}
          values={options.map((_, at) => values[optionField(at)])}
        />
      ) : (
        <FormatChoices product={product} formats={formats} first={first} region={region} />
      )}
      {wording && (
        <CustomizationField
          id={`${id}-wording`}
          customization={wording}
          typed={values.customizationQuery ?? ''}
          issue={issues.wording}
        />
      )}
      {consent && <ConsentBox wording={consent} describedBy={issues.consent && `${id}-consent-error`} />}
      <FieldIssue id={`${id}-consent`} issue={issues.consent} />
      <NoScriptFields id={id} />
      <BuyButtons id={id} product={product} outcome={outcomeFor(product, bought)} />
      {note && <p className="note">{note}</p>}
      {/* Below the buttons, which are then on a laptop's first screen with four formats, too. */}
      <label className="tick">
        {/* Before the page's script runs, "Buy now" asks on a page of its own who a gift is for. */}
        <input type="checkbox" name={GIFT_FIELD} data-waits="" />
        <span>{isGift}</span>
      </label>
      {values[GIFT_FIELD] && <p className="note">{giftNext}</p>}
      <BuyOutcome outcome={outcome} />
      <BuyBar
        name={formats.length > 1 ? chosen.name : product.name}
        price={moneyIn(region, total)}
        tax={tax}
        isFunding={product.type === 'funding'}
        isDelivered={hasDates ? bought.isShipped : undefined}
        verb={verbFor(product)}
        outcome={outcome}
      />
    </form>
  );
}

/** The boxes whose ticks are kept for the order. */
const KEPT = [GIFT_FIELD, 'digitalConsent'];

/**
 * Keeps for this tab's order what was ticked, by the basket's own code. False if that could not be loaded.
 *
 * @param digitalConsent the version of the consent. Empty for none
 */
async function keep(isGiven: boolean, digitalConsent: string): Promise<boolean> {
  try {
    const { markAsGift, updateCheckout } = await import('./checkout/checkout-store.ts');
    if (isGiven) markAsGift();
    if (digitalConsent) updateCheckout({ digitalConsent });
    return true;
  } catch {
    return false;
  }
}
