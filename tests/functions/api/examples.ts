import { signature } from 'payment-sandbox';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { subscriptionLink } from '#functions/platform/subscription-link.ts';
import { giftCardCode } from '#src/core/gift-cards/code.ts';
import { deploySignature, failedDeploy } from '../helpers/deploys.ts';
import { fresh } from '../helpers/messages.ts';
import { basketOf } from '../helpers/requests.ts';
import { LINK_SECRET } from '../helpers/store.ts';

/** A call that succeeds; `to` is the path and query. */
export type Example = {
  to: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: () => unknown;
  headers?: (body: string) => Record<string, string>;
};

const event = { id: 'evt_of_a_test', object: 'event', type: 'product.created', livemode: false, data: {} };

/** The code of the gift card in a store for examples. */
export const EXAMPLE_GIFT_CARD = giftCardCode('23456789ABCDEFG');

/** One or more successful calls of each API operation, by operation ID. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  listProducts: [
    { to: '/api/products' },
    { to: '/api/products?limit=100&populate=creator,categories&sort=name' },
    { to: '/api/products?keyword=loaf&availability=available&formats.prices.region=GB&skip=1' },
  ],
  getProduct: [
    { to: '/api/products/a-slow-loaf?populate=creator' },
    { to: '/api/products/the-named-apron?populate=categories' },
  ],
  listRecommended: [{ to: '/api/products/a-slow-loaf/recommended?formats.prices.region=EU&limit=24' }],
  getStock: [{ to: '/api/products/nakiri-165/stock' }],
  listRecipesOfProduct: [{ to: '/api/products/a-slow-loaf/recipes?populate=creator' }],
  listProductsOfCreator: [{ to: '/api/products/creator/adaeze-obi?sort=-name' }],
  listCreators: [{ to: '/api/creators?limit=100' }, { to: '/api/creators?letter=A&sort=-joinedAt' }],
  getCreator: [{ to: '/api/creators/adaeze-obi' }],
  listRecipes: [{ to: '/api/recipes?limit=100&populate=creator' }, { to: '/api/recipes?diet=vegan' }],
  getRecipe: [{ to: '/api/recipes/ali-nazik' }],
  listSections: [{ to: '/api/hp-store/sections' }, { to: '/api/hp-store/sections?populate=categories' }],
  listHomeProducts: [{ to: '/api/hp-store/products?populate=creator' }],
  listSelections: [{ to: '/api/selections?limit=100' }, { to: '/api/selections?isOnHome=true' }],
  getStatistics: [{ to: '/api/statistics' }],
  getConfig: [{ to: '/api/config' }, { to: '/api/config?region=GB' }],
  lookUpCoupon: [{ to: '/api/coupons/store/FIRSTSUPPER' }, { to: '/api/coupons/store/tins20' }],
  lookUpPayoutCode: [{ to: '/api/payout-codes/INES-tins' }],
  lookUpGiftCard: [{ to: '/api/gift-cards/balance', body: () => ({ code: EXAMPLE_GIFT_CARD }) }],
  listShippingMethods: [
    { to: '/api/shipping-methods' },
    { to: '/api/shipping-methods?active=true&shippingRates.region=gb' },
  ],
  getShippingMethod: [{ to: '/api/shipping-methods/standard?shippingRates.region=US' }],
  listFundings: [{ to: '/api/fundings' }, { to: '/api/fundings?state=running&limit=2' }],
  listReviews: [{ to: '/api/reviews/a-slow-loaf' }],
  getFunding: [{ to: '/api/fundings/fold' }],
  startCheckout: [
    { to: '/api/checkout', body: () => basketOf() },
    {
      to: '/api/checkout',
      body: () => ({
        intent: 'Funding',
        pledge: { fundingId: 'fold', amount: 4_200 },
        storeRegion: 'GB',
        isoCurrency: 'GBP',
      }),
    },
  ],
  checkToken: [{ to: '/api/check-token', body: () => ({ token: 'whatever' }) }],
  sendContact: [{ to: '/api/contact', body: () => fresh('contact') }],
  sendCreatorRequest: [{ to: '/api/creator-request', body: () => fresh('creator-request') }],
  sendFeedback: [{ to: '/api/feedback', body: () => fresh('feedback') }],
  sendWithdrawal: [{ to: '/api/withdrawal', body: () => fresh('withdrawal') }],
  sendOrderLink: [
    { to: '/api/order-link', body: () => ({ number: 'F-7K3M9-QXAB4', email: 'ana@example.com' }) },
  ],
  sendDownloadLinks: [
    { to: '/api/download-links', body: () => ({ order: 'F-7K3M9-QXAB4', email: 'ana@example.com' }) },
  ],
  requestNewsletter: [{ to: '/api/newsletter', body: () => ({ email: 'ana@example.com' }) }],
  confirmNewsletter: [
    {
      to: '/api/newsletter-confirmations',
      body: () => ({ link: subscriptionLink('news-confirm', 'nobody', LINK_SECRET) }),
    },
  ],
  giveReview: [
    {
      to: '/api/reviews',
      body: () => ({ link: 'a'.repeat(43), rating: 5, text: 'Good bread.', firstName: 'Ana' }),
    },
  ],
  answerSurvey: [{ to: '/api/surveys', body: () => ({ link: 'a'.repeat(43), position: 0, answers: ['M'] }) }],
  requestStockNotice: [
    { to: '/api/stock-notices', body: () => ({ productId: 'herb-bowl', email: 'ana@example.com' }) },
  ],
  unsubscribe: [
    {
      to: `/api/unsubscribe?list=stock&link=${subscriptionLink('stock', 'nobody', LINK_SECRET)}`,
      body: () => ({ 'List-Unsubscribe': 'One-Click' }),
    },
  ],
  reportFailure: [
    {
      to: '/api/failures',
      body: () =>
        [
          {},
          { type: 'event' },
          {
            tags: { path: '/basket', region: 'GB' },
            exception: { values: [{ type: 'Error', value: 'It broke' }] },
          },
        ]
          .map((part) => JSON.stringify(part))
          .join('\n'),
    },
  ],
  receiveFailedBuild: [
    {
      to: '/api/build-failed',
      body: failedDeploy,
      headers: (body) => ({ 'x-webhook-signature': deploySignature(body) }),
    },
  ],
  receivePaymentEvent: [
    {
      to: '/api/stripe',
      body: () => event,
      headers: (body) => ({
        'stripe-signature': signature(body, LOCAL_WEBHOOK_SECRET, Math.floor(Date.now() / 1000)),
      }),
    },
  ],
};
