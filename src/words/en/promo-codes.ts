/** Promo codes: the field in the basket, what a code does, and why it is refused. */

/** The field. */
export const title = 'Discount';
export const label = 'Promo code';
export const missing = 'Enter a promo code.';
export const applied = 'Promo code {code} applied.';
export const removed = 'Promo code removed.';
/** The code in use. `{effect}` is what it does, such as `takes 20% off`. */
export const inUse = '{code} {effect}.';
export const cameWithLink = 'It came with your link.';
export const otherLinked = 'Your link came with {code}, but an order can have only one code.';
export const useLinked = 'Use {code} instead';
/** A code that is offered for two pieces, and for more. */
export const offerForTwo = 'Buying two or more? {code} {effect}.';
export const offerForMore = 'Buying {count} or more? {code} {effect}.';
/** A code from a link, while the basket is empty. */
export const linkedToEmpty =
  'Promo code {code} came with your link. We apply it as soon as there is something in your basket.';

/** What a code does, after its name. `{off}` is a percentage or an amount. */
export const takesOff = 'takes {off} off';
export const takesOffSome = 'takes {off} off selected products';
export const freesDelivery = 'makes delivery free';
export const bothEffects = '{discount} and {delivery}';

/** Why a code is refused. */
export const unknown = 'This promo code does not exist or has ended.';
export const notInRegion = 'Promo code {code} is not valid in your region.';
export const notInNamedRegion = 'Promo code {code} is not valid in {region}.';
export const coversNothing = 'Promo code {code} does not apply to any products in the basket';
export const tooFew = 'Promo code {code} needs at least {count} of the products that it covers.';
export const needsEmail = 'Promo code {code} is limited for each customer. Please enter your email address.';
export const usedUp = 'Promo code {code} has been used up. Please remove it to continue.';
export const usedByEmail =
  'Promo code {code} has already been used with this email address. Please remove it to continue.';
