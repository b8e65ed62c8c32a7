/** The key and webhook secret the store uses when none is configured. They open nothing outside this machine. */
export const LOCAL_STRIPE_KEY = 'sk_test_local';
export const LOCAL_WEBHOOK_SECRET = 'whsec_local_found_payments';
