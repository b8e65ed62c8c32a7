import { createElement } from 'react';
import type { BasketRequest, PledgeRequest } from '#src/contracts/checkout.ts';
import { changesSince } from '#src/core/checkout/changes.ts';
import { VARIANT_QUERY } from '#src/core/products/variant-query.ts';
import { type Changed, CheckoutProblem, type Refused } from '#src/features/basket/CheckoutProblem.tsx';
import { paths } from '#src/lib/paths.ts';
import { findFunding, findProduct } from '../catalogue/snapshot.ts';
import type { Asked } from '../platform/form-or-json.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import type { Problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { acceptingFields, fromForm } from './checkout-form.ts';
import { correctionOf } from './correction-form.ts';
import { isPromoCodeProblem } from './usable-promo-code.ts';

/**
 * The response to a failed purchase without script: a page with the problem and where to go next. If the form
 * could be read, the page links back to its product, and offers to correct a field or accept what has
 * changed.
 */
export function checkoutProblem(refused: Problem, { request, call, form }: Asked): Promise<Response> {
  const { message, status, headers } = refused;
  const sent = form && fromForm(form.body);
  return prerenderedPage(
    visitorRegion(request, call.context),
    '/basket/problem',
    {
      problem: createElement(CheckoutProblem, {
        kind: kindOf(refused),
        message,
        back: form && pageBehind(sent),
        correction: form && correctionOf(form.body, refused),
        changed: form && changedSince(sent, form.body, refused),
      }),
    },
    { status, request, ...(headers && { headers }) },
  );
}

function kindOf(refused: Problem): Refused | undefined {
  const { code } = refused;
  if (code === 'funding_over') return 'over';
  if (code === 'not_open_yet') return 'too-early';
  if (code === 'held_by_others') return 'held';
  if (code === 'sold_out' || code === 'unavailable') return 'sold-out';
  return isPromoCodeProblem(refused) ? 'promo-code' : undefined;
}

/**
 * The changes for a form whose page showed another price, with the fields to send again. The request has
 * passed its schema.
 */
function changedSince(sent: unknown, body: string, { quote }: Problem): Changed | undefined {
  if (!quote) return undefined;
  const { seen = {}, storeRegion: region } = sent as BasketRequest | PledgeRequest;
  const names = quote.items.map(({ name = '' }) => name);
  return { region, names, changes: changesSince(seen, quote), fields: acceptingFields(body, quote) };
}

type Sent = {
  pledge?: { fundingId: unknown };
  items?: { productId: unknown; productFormatId: unknown }[];
};

/** The page of the form's funding or product, with the chosen format; undefined for unknown ones. */
function pageBehind(sent: unknown): { name: string; path: string } | undefined {
  const { pledge, items } = sent as Sent;
  const [fundingId, { productId, productFormatId } = {}] = [pledge?.fundingId, items?.[0]];
  const funding = typeof fundingId === 'string' ? findFunding(fundingId) : undefined;
  if (funding) return { name: funding.title, path: paths.funding(funding._id) };
  const product = typeof productId === 'string' ? findProduct(productId) : undefined;
  if (!product) return undefined;
  const format = product.formats.find(({ _id }) => _id === productFormatId);
  const chosen = format ? `?${new URLSearchParams({ [VARIANT_QUERY]: format._id })}` : '';
  return { name: product.name, path: `${paths.product(product._id)}${chosen}` };
}
