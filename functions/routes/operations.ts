import { buildFailedOperation } from '#src/contracts/build-failed.ts';
import { checkTokenOperation } from '#src/contracts/captcha.ts';
import { creatorOperation, creatorsOperation } from '#src/contracts/catalogue/creators.ts';
import {
  creatorProductsOperation,
  homeProductsOperation,
  productOperation,
  productsOperation,
  recommendedOperation,
} from '#src/contracts/catalogue/products.ts';
import {
  productRecipesOperation,
  recipeOperation,
  recipesOperation,
} from '#src/contracts/catalogue/recipes.ts';
import {
  sectionsOperation,
  selectionsOperation,
  statisticsOperation,
} from '#src/contracts/catalogue/store.ts';
import { checkoutOperation } from '#src/contracts/checkout.ts';
import { configOperation } from '#src/contracts/config.ts';
import { couponOperation } from '#src/contracts/coupons.ts';
import { downloadLinksOperation } from '#src/contracts/downloads.ts';
import { failureOperation } from '#src/contracts/failures.ts';
import { fundingOperation, fundingsOperation } from '#src/contracts/fundings.ts';
import { giftCardOperation } from '#src/contracts/gift-cards.ts';
import { messageOperation } from '#src/contracts/messages.ts';
import { newsConfirmationOperation, newsletterOperation } from '#src/contracts/newsletter.ts';
import type { Operation } from '#src/contracts/operation.ts';
import { orderLinkOperation } from '#src/contracts/order-link.ts';
import { payoutCodeOperation } from '#src/contracts/payout-codes.ts';
import { reviewOperation, reviewsOperation } from '#src/contracts/reviews.ts';
import { shippingMethodOperation, shippingMethodsOperation } from '#src/contracts/shipping-methods.ts';
import { stockOperation } from '#src/contracts/stock.ts';
import { stockNoticeOperation } from '#src/contracts/stock-notices.ts';
import { surveyOperation } from '#src/contracts/surveys.ts';
import { unsubscribeOperation } from '#src/contracts/unsubscribe.ts';
import { webhookOperation } from '#src/contracts/webhook.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS } from '#src/core/messages/forms.ts';
import { isOff } from '#src/core/shop/features.ts';
import { messageSchema } from '../people/messages/check-message.ts';

const ALL: readonly Operation[] = [
  productsOperation,
  productOperation,
  recommendedOperation,
  stockOperation,
  productRecipesOperation,
  creatorProductsOperation,
  creatorsOperation,
  creatorOperation,
  recipesOperation,
  recipeOperation,
  sectionsOperation,
  homeProductsOperation,
  selectionsOperation,
  statisticsOperation,
  checkoutOperation,
  configOperation,
  couponOperation,
  payoutCodeOperation,
  giftCardOperation,
  shippingMethodsOperation,
  shippingMethodOperation,
  fundingsOperation,
  fundingOperation,
  ...MESSAGE_KINDS.map((kind) =>
    messageOperation(kind, MESSAGE_FORMS[kind].action as `/api/${string}`, messageSchema(kind)),
  ),
  checkTokenOperation,
  newsletterOperation,
  newsConfirmationOperation,
  reviewsOperation,
  reviewOperation,
  surveyOperation,
  stockNoticeOperation,
  unsubscribeOperation,
  orderLinkOperation,
  failureOperation,
  downloadLinksOperation,
  webhookOperation,
  buildFailedOperation,
];

/**
 * The operations of the API, without those of features that the shop does not have: the source of its
 * description, and of the tests that check the endpoints against it.
 */
export const OPERATIONS = ALL.filter(({ path }) => !isOff(path));
