import { createElement } from 'react';
import { GIFT_FIELD, giftFieldFor } from '#src/contracts/form-fields.ts';
import { GIFT_DETAILS } from '#src/core/gift-cards/gift-details.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import { GiftQuestion } from '#src/features/basket/GiftQuestion.tsx';
import { giftFor } from '#src/words/en/checkout-problem-page.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import type { Asked } from '../platform/form-or-json.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import type { SentForm } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { fieldsAgain, fromForm } from './checkout-form.ts';

/** True for the form of a product page that is a gift and had no fields for its details. */
export function lacksGiftDetails({ values }: SentForm): boolean {
  return Boolean(values[GIFT_FIELD]) && !GIFT_DETAILS.some((name) => giftFieldFor(name) in values);
}

/** The page that asks for the details of a gift, all optional, and then goes on to payment. */
export function giftQuestion({ body }: SentForm, { request, call }: Asked): Promise<Response> {
  const { items: [item] = [] } = fromForm(body) as {
    items?: { productId: unknown; productFormatId: unknown }[];
  };
  const format = findProduct(String(item?.productId))?.formats.find(
    ({ _id }) => _id === item?.productFormatId,
  );
  return prerenderedPage(
    visitorRegion(request, call.context),
    '/basket/problem',
    {
      problem: createElement(GiftQuestion, {
        isMailed: format !== undefined && !isShipped(format),
        fields: fieldsAgain(body),
      }),
    },
    { request, title: giftFor },
  );
}
