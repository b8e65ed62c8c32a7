import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import { withFallbacks } from '#functions/platform/env.ts';
import { brokenRules } from '#functions/platform/settings-rules.ts';
import { connect } from '#functions/platform/stripe.ts';
import { CommandError } from './command-line/errors.ts';
import { port } from './settings-file.ts';

/**
 * The payment provider for commands: the one in the settings, else the local provider of the store that
 * runs here.
 * @throws CommandError for a named database without a key, since the local provider does not know its
 * orders
 */
export async function operatorStripe(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: api } = process.env;
  if (key) return await connect(key, api || undefined);
  const [broken] = brokenRules(withFallbacks(process.env), 'machine').filter(
    ({ name }) => name === 'STRIPE_SECRET_KEY',
  );
  if (broken) throw new CommandError(`${broken.name}: ${broken.expected}`);
  return await connect(LOCAL_STRIPE_KEY, `http://localhost:${port() + 1}`);
}
