/** Where a basket or a pledge is sent to be paid. Apart from its schemas, which most pages need not load. */
export const CHECKOUT_PATH = '/api/checkout';
