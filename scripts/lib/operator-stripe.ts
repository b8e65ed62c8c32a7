import type Stripe from 'stripe';
import { connect } from '../../functions/platform/stripe.ts';
import { LOCAL_STRIPE_KEY } from '../../sandbox/payments/keys.ts';
import { port } from './settings-file.ts';

/** The payment provider as a command uses it: the one that the settings name, else the local one of the store that runs here. */
export async function operatorStripe(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: api } = process.env;
  const { client } = await (key
    ? connect(key, api || undefined)
    : connect(LOCAL_STRIPE_KEY, `http://localhost:${port() + 1}`));
  return client;
}
