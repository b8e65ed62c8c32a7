import { findCoupon } from '../functions/catalogue/snapshot.ts';
import { NO_SUCH_OFFER, SettingsError } from '../functions/platform/env.ts';

/** The demonstration's promo code for buyers of two. */
const DEMO_OFFER = 'TWOFORTEA';

/**
 * Sets `BUY_TWO_PROMO_CODE` on this machine, if it is unset, to the demonstration's code, if the built
 * content has it.
 * @throws SettingsError if it names a promo code that the content does not have
 */
export function chooseOffer(): void {
  const { env } = process;
  const asked = env.BUY_TWO_PROMO_CODE;
  if (!asked && findCoupon(DEMO_OFFER)) env.BUY_TWO_PROMO_CODE = DEMO_OFFER;
  if (asked && !findCoupon(asked)) throw new SettingsError(NO_SUCH_OFFER);
}
