import type Stripe from 'stripe';
import { isProviderError } from '#functions/platform/provider-error.ts';
import { connect } from '#functions/platform/stripe.ts';
import { type Check, type Deployment, type Line, ok, unknown, withSetting, wrong } from './check.ts';

/**
 * A call for each permission that the store's key needs. None has an effect: those of `write` name an object
 * that does not exist, so that Stripe refuses either the key (403) or the id (404).
 */
const PERMISSIONS: readonly [name: string, call: (stripe: Stripe) => Promise<unknown>][] = [
  ['Checkout Sessions: write', ({ checkout }) => checkout.sessions.expire('cs_found_doctor_none')],
  ['Coupons: write', ({ coupons }) => coupons.del('found-doctor-none')],
  ['Customers: write', ({ customers }) => customers.del('cus_found_doctor_none')],
  ['Refunds: write', ({ refunds }) => refunds.create({ payment_intent: 'pi_found_doctor_none' })],
  ['PaymentIntents: read', ({ paymentIntents }) => paymentIntents.list({ limit: 1 })],
  ['Charges: read', ({ charges }) => charges.list({ limit: 1 })],
  ['Disputes: read', ({ disputes }) => disputes.list({ limit: 1 })],
  ['Early fraud warnings: read', ({ radar }) => radar.earlyFraudWarnings.list({ limit: 1 })],
  ['Events: read', ({ events }) => events.list({ limit: 1 })],
];

/** How Stripe answers a call: allowed also means an answer about the request instead of the key. */
type Answer = 'allowed' | 'refused' | 'invalid key' | 'none';

/** Whether the key works, and may do what the store does with it. */
export function stripeKeyCheck(deployment: Deployment): Check {
  const name = 'Stripe key';
  const todo = 'Set STRIPE_SECRET_KEY to a restricted key: docs/deploying.md lists its permissions.';
  return {
    name,
    run: () =>
      withSetting(deployment, name, 'STRIPE_SECRET_KEY', todo, async (key) => {
        const client = await connect(key, deployment.given.STRIPE_API_URL);
        const answers = await Promise.all(
          PERMISSIONS.map(async ([right, call]) => ({ right, answer: await answerOf(() => call(client)) })),
        );
        const rights = (wanted: Answer) =>
          answers.filter(({ answer }) => answer === wanted).map(({ right }) => right);
        if (rights('invalid key').length > 0)
          return wrong(name, 'Stripe does not know the key.', 'Copy STRIPE_SECRET_KEY from Stripe again.');
        const [refused, silent] = [rights('refused'), rights('none')];
        const works = silent.length < answers.length;
        return [
          works
            ? ok(name, 'Stripe accepts it.')
            : unknown(name, 'Stripe does not answer.', 'Run it again in a minute. See status.stripe.com.'),
          ...(works ? [permissionsLine(refused, silent)] : []),
        ];
      }),
  };
}

function permissionsLine(refused: readonly string[], silent: readonly string[]): Line {
  const name = 'Stripe permissions';
  if (refused.length > 0)
    return wrong(name, `The key lacks: ${refused.join(', ')}.`, 'Add them to the restricted key at Stripe.');
  if (silent.length > 0)
    return unknown(name, `Stripe did not answer about: ${silent.join(', ')}.`, 'Run it again.');
  return ok(name, `The key has all ${PERMISSIONS.length}.`);
}

async function answerOf(call: () => Promise<unknown>): Promise<Answer> {
  try {
    await call();
    return 'allowed';
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const { statusCode = 0 } = error;
    if (statusCode === 401) return 'invalid key';
    if (statusCode === 403) return 'refused';
    return statusCode >= 400 && statusCode < 500 && statusCode !== 429 ? 'allowed' : 'none';
  }
}
