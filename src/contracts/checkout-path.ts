/** The endpoint that creates a payment page. In its own file because most pages do not need its schemas. */
export const CHECKOUT_PATH = '/api/checkout';
