import { findCoupon } from '../functions/platform/catalogue.ts';
import { NO_SUCH_OFFER, SettingsError } from '../functions/platform/env.ts';

/** The demonstration's own code for whoever buys two. */
const DEMO_OFFER = 'TWOFORTEA';

/**
 * Sets what `BUY_TWO_PROMO_CODE` is on this machine: as it is set, else the demonstration's where the content that was built has it.
 * @throws Error where it names a promo code that the content does not have
 */
export function chooseOffer(env: NodeJS.ProcessEnv = process.env): void {
  const asked = env.BUY_TWO_PROMO_CODE;
  if (!asked && findCoupon(DEMO_OFFER)) env.BUY_TWO_PROMO_CODE = DEMO_OFFER;
  if (asked && !findCoupon(asked)) throw new SettingsError(NO_SUCH_OFFER);
}
