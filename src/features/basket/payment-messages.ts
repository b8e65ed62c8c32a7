import type { ApiError } from '../../api-client/ask.ts';
import { moneyIn } from '../../core/regions/format.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import type { OrderState } from './use-order.ts';

/** The Pay button's text. It includes the amount when that is final. */
export function buttonText(
  { lines, toPay, needsShipping, method }: OrderState,
  region: RegionCode,
  isAccepting: boolean,
): string {
  if (lines.length === 0 || (needsShipping && !method)) return 'Pay';
  if (toPay === 0) return 'Place order';
  return `${isAccepting ? 'Accept and pay' : 'Pay'} ${moneyIn(region, toPay)}`;
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
    ? `${error.message.replace(/([^.])$/, '$1.')} It has been removed: please check the new total before you pay.`
    : error.message;
}

/** The note about tax below the Pay button, and that nothing is charged yet. */
export function taxLabel(region: RegionCode, isTaxAdded: boolean): string {
  if (!regionOf(region).pricesIncludeTax && isTaxAdded)
    return 'Prices are before tax; where tax is due, the payment page adds it and shows it to you. Nothing is charged before.';
  const prices = regionOf(region).pricesIncludeTax ? 'Prices include VAT.' : 'No tax is added to prices.';
  return `${prices} You pay on the next page, and nothing is charged before.`;
}
