/** The default API key and webhook secret. They work on this machine only. */
export const LOCAL_STRIPE_KEY = 'sk_test_local';
export const LOCAL_WEBHOOK_SECRET = 'whsec_local_payments';
