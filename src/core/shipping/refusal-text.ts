import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';
import type { RefusedMethod, ShippingOffer } from './offer.ts';

/**
 * Why an order cannot be delivered at all and what to do, although it may be collected. Undefined when it
 * can, when nothing is sent, or when the shopper has to say the place first.
 *
 * @param language a tag such as `en-GB`
 */
export function refusalText(offer: ShippingOffer, language: string): string | undefined {
  const { isNeeded, methods, refused, place } = offer;
  const isDelivered = methods.some(({ collection }) => !collection);
  if (!isNeeded || isDelivered || place?.needs) return undefined;
  const there = refused.filter(({ why }) => why !== 'place');
  if (refused.length > 0 && there.length === 0) return words.notToPlace;
  const tooHeavy = there.flatMap((method) => (method.why === 'weight' ? [method.most] : []));
  if (tooHeavy.length > 0)
    return fill(words.tooHeavy, { weight: weightText(Math.max(...tooHeavy), language) });
  const unfit = there.flatMap((method) => (method.why === 'goods' ? [method.products] : []));
  if (unfit.length === 0) return undefined;
  // Items without any method must be removed. If each has one, they need separate orders.
  const [first = [], ...others] = unfit;
  const always = first.filter((product) => others.every((products) => products.includes(product)));
  return always.length > 0
    ? fill(words.notByMethods, { products: listed(always, language) })
    : fill(words.notTogether, { products: listed(unfit.flat(), language) });
}

/** Why one method is not offered, for the list of methods. Undefined when it need not be said. */
export function refusedText(method: RefusedMethod, language: string): string | undefined {
  const { name } = method;
  if (method.why === 'place') return fill(words.notThere, { method: name });
  if (method.why === 'weight')
    return fill(words.tooHeavyForMethod, { method: name, weight: weightText(method.most, language) });
  if (method.why === 'goods')
    return fill(words.notByMethod, { method: name, products: listed(method.products, language) });
  return undefined;
}

/** Grams as `20 kg` or `750 g`. */
function weightText(grams: number, language: string): string {
  const [value, unit] = grams >= 1000 ? [grams / 1000, 'kg'] : [grams, 'g'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)} ${unit}`;
}

function listed(names: readonly string[], language: string): string {
  const quoted = [...new Set(names)].map((name) => `“${name}”`);
  return new Intl.ListFormat(language).format(quoted);
}
