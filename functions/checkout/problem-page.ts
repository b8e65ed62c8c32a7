import { createElement } from 'react';
import { changesSince } from '#src/core/checkout/changes.ts';
import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import { CheckoutProblem, type Refused } from '../../src/features/basket/CheckoutProblem.tsx';
import { paths } from '../../src/lib/paths.ts';
import { findFunding, findProduct } from '../catalogue/snapshot.ts';
import type { Call } from '../platform/call.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import type { Problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { acceptingFields } from './checkout-form.ts';
import { isAboutCode } from './usable-promo-code.ts';

/** The response to a failed purchase without script: a page with the problem and where to go next. */
export function checkoutProblem(refused: Problem, request: Request, { context }: Call): Promise<Response> {
  const { message, page: back, quote, changed, correction } = refused;
  const names = quote?.items.map(({ name = '' }) => name) ?? [];
  return prerenderedPage(
    visitorRegion(request, context),
    '/basket/problem',
    {
      problem: createElement(CheckoutProblem, {
        kind: kindOf(refused),
        message,
        back,
        correction,
        changed: changed && { ...changed, names },
      }),
    },
    { status: refused.status, request, ...(refused.headers && { headers: refused.headers }) },
  );
}

function kindOf(refused: Problem): Refused | undefined {
  const { code } = refused;
  if (code === 'funding_over') return 'over';
  if (code === 'not_open_yet') return 'too-early';
  if (code === 'held_by_others') return 'held';
  if (code === 'sold_out' || code === 'unavailable') return 'sold-out';
  return isAboutCode(refused) ? 'promo-code' : undefined;
}

/**
 * The changes for a form whose page showed another price, with the fields to send again. The request has
 * passed its schema.
 */
export function acceptable(
  sent: unknown,
  body: string,
  { quote }: Problem,
): Pick<Problem, 'changed'> | undefined {
  if (!quote) return undefined;
  const { seen = {}, storeRegion } = sent as BasketRequest | PledgeRequest;
  const [changes, fields] = [changesSince(seen, quote), acceptingFields(body, quote)];
  return { changed: { region: storeRegion, changes, fields } };
}

/** The page of the form's funding or product; undefined for unknown ones. */
export function pageBehind(sent: unknown): Problem['page'] {
  const { pledge, items } = sent as { pledge?: { fundingId: unknown }; items?: { productId: unknown }[] };
  const [fundingId, productId] = [pledge?.fundingId, items?.[0]?.productId];
  const funding = typeof fundingId === 'string' ? findFunding(fundingId) : undefined;
  if (funding) return { name: funding.title, path: paths.funding(funding._id) };
  const product = typeof productId === 'string' ? findProduct(productId) : undefined;
  return product && { name: product.name, path: paths.product(product._id) };
}
