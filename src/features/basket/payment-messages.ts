import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { ApiError } from '#src/stores/api-client/ask.ts';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
import type { OrderState } from './use-order.ts';

/** The Pay button's text. It includes the amount when that is final. */
export function buttonText(
  { lines, toPay, needsShipping, method }: OrderState,
  region: RegionCode,
  isAccepting: boolean,
): string {
  if (lines.length === 0 || (needsShipping && !method)) return words.pay;
  if (toPay === 0) return words.placeOrder;
  return fill(isAccepting ? words.acceptAndPay : words.payAmount, { amount: moneyIn(region, toPay) });
}

/** True for an error about the promo code. The code is then removed. */
export function isPromoCodeError({ field }: ApiError): boolean {
  return field === 'couponCode';
}

/** True for an error about the gift card. It is then looked up again. */
export function isGiftCardError({ field }: ApiError): boolean {
  return field === 'giftCardCode';
}

/** True for an error that a captcha resolves. */
export function isChecked(error: ApiError | undefined): boolean {
  return error?.code === 'robot_check_needed' || error?.code === 'invalid_token';
}

export function problemText(error: ApiError): string {
  return isPromoCodeError(error)
    ? fill(words.promoCodeTakenOff, { problem: error.message.replace(/([^.])$/, '$1.') })
    : error.message;
}

/** The note about tax below the Pay button, and that nothing is charged yet. */
export function taxLabel(region: RegionCode, isTaxAdded: boolean): string {
  if (regionOf(region).pricesIncludeTax) return words.vatIncludedNote;
  return isTaxAdded ? words.taxAddedNote : words.noTaxNote;
}
