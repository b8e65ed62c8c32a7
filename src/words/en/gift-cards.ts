/** Gift cards: the form for a balance, and why one is refused. */

/** The page about them. `{place}` is a region: `the UK`. */
export const title = 'Gift cards';
export const heading = 'Gift cards';
export const description =
  'How gift cards work, what they pay for and where, and a look-up of how much is left on yours.';
export const lead = 'A code by e-mail, good for everything in the shop but another gift card.';
export const howToUse = 'Type the code into “Gift card” in your basket. It pays for goods and delivery.';
export const doesNotExpire = 'What is not spent stays on the card. It does not expire.';
export const whereItPays = 'A card bought here pays in {place}, in the same currency.';
export const refunds =
  'What you return goes back to your bank as far as that paid, and the rest onto the card.';
export const canBeReturned = 'An unspent card can be returned like anything else, or what is left of it.';
export const buy = 'Buy a gift card';

/** The form, and its answer. */
export const checkBalance = 'Check a balance';
export const code = 'Gift card code';
export const check = 'Check balance';
export const left = '{amount} left on this card.';
/** `{amount}` is 0 of the card’s currency. */
export const spent = '{amount} left. All of it has been spent.';

/** Why a gift card is refused. `{currency}` is a code: `USD`. */
export const unknown =
  'We do not know this gift card. Please check its code: four groups of four letters and digits.';
export const otherCurrency = 'This gift card is in {currency}: it pays in the region where it was bought.';
export const empty = 'Nothing is left on this gift card.';
export const nothingToPay =
  'There is nothing in the basket that a gift card pays for. A gift card cannot buy another one.';
export const taxedOnTop =
  'Gift cards cannot be used in this region at the moment, since tax is added when you pay.';
export const inUse =
  'This gift card has less left than a moment ago. Please look at the new sum before you pay.';
