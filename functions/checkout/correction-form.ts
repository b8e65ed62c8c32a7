import { REFUSAL_CODES } from '#src/contracts/coupons.ts';
import {
  EMAIL_FIELD,
  giftFieldFor,
  METHOD_FIELD,
  PROMO_FIELD,
  placeFieldFor,
} from '#src/contracts/form-fields.ts';
import { countriesFor } from '#src/core/regions/country-names.ts';
import { isRegionCode } from '#src/core/regions/regions.ts';
import { deliveryCountries } from '#src/core/shipping/places.ts';
import type { Correction } from '#src/features/basket/CorrectionForm.tsx';
import * as checkoutWords from '#src/words/en/checkout.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { deliveryPlaces, findFunding, findProduct, shippingMethods } from '../catalogue/snapshot.ts';
import type { Problem } from '../platform/problem.ts';
import { fieldsAgain } from './checkout-form.ts';

/**
 * The wrong field of a plain form, with all other values,
 * so that the customer can correct it on the problem page.
 */
export function correctionOf(body: string, refused: Problem): Correction | undefined {
  const sent = fieldsAgain(body);
  const at = fieldAtFault(refused, sent);
  if (!at) return undefined;
  const { [at.name]: value = '', ...fields } = sent;
  return { ...at, value, fields };
}

/** The fields of a gift, as the form names them. */
const GIFT_FIELDS: ReadonlyMap<string, { label: string; type: string }> = new Map([
  [giftFieldFor('name'), { label: checkoutWords.recipientName, type: 'text' }],
  [giftFieldFor('email'), { label: checkoutWords.recipientEmail, type: 'email' }],
  [giftFieldFor('from'), { label: checkoutWords.giftFrom, type: 'text' }],
  [giftFieldFor('note'), { label: checkoutWords.note, type: 'textarea' }],
  [giftFieldFor('deliverOn'), { label: checkoutWords.sendOn, type: 'date' }],
]);

function fieldAtFault({ field, code }: Problem, sent: Record<string, string>) {
  // The customer typed nothing wrong.
  if (code === 'held_by_others') return undefined;
  if (code === REFUSAL_CODES['needs-email'] || field === 'customer.email')
    return { name: EMAIL_FIELD, label: words.yourEmail, type: 'email' };
  if (field === 'couponCode') return { name: PROMO_FIELD, label: words.promoCode, type: 'text' };
  if (field === 'pledge.amount') return { name: 'amount', label: words.amount, type: 'text' };
  if (field === 'items.0.quantity') return { name: 'quantity', label: words.quantity, type: 'text' };
  const gift = field && GIFT_FIELDS.get(field);
  if (gift) return { name: field, ...gift };
  const place = placeAsked({ field, code }, sent);
  if (place) return place;
  const asked = wordsAsked(field, sent);
  return asked && { name: 'customizationQuery', label: asked.label, type: 'text' };
}

/**
 * The country or the postcode, where prices depend on it; and the method, where something cannot go by the
 * one that was chosen or by the default.
 */
function placeAsked(
  { field, code }: Pick<Problem, 'field' | 'code'>,
  { storeRegion }: Record<string, string>,
) {
  if (!isRegionCode(storeRegion)) return undefined;
  if (field === 'customer.postcode')
    return { name: placeFieldFor('postcode'), label: checkoutWords.postcodeToDeliverTo, type: 'text' };
  if (field === 'customer.country') {
    const reached = deliveryCountries(storeRegion, deliveryPlaces());
    const countries = countriesFor(storeRegion).filter((country) => reached.includes(country.code));
    const choices = [{ code: '', name: checkoutWords.chooseCountry }, ...countries];
    return {
      name: placeFieldFor('country'),
      label: checkoutWords.countryToDeliverTo,
      type: 'select',
      choices,
    };
  }
  if (code !== 'not_delivered' && field !== METHOD_FIELD) return undefined;
  const choices = shippingMethods()
    .filter(({ active, rates }) => active && rates[storeRegion] !== undefined)
    .map(({ _id, name }) => ({ code: _id, name }));
  return { name: METHOD_FIELD, label: words.deliveryMethod, type: 'select', choices };
}

/** The customisation of the form's product or reward, if its text is the problem. */
function wordsAsked(
  field: string | undefined,
  { productId = '', fundingId = '', rewardId }: Record<string, string>,
) {
  if (field === 'items.0.customizationQuery') return findProduct(productId)?.customization;
  if (field !== 'pledge.customizationQuery') return undefined;
  return findFunding(fundingId)?.rewards.find(({ _id }) => _id === rewardId)?.customization;
}
