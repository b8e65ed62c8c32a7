/** Gift cards: the form for a balance, and why one is refused. */

/** The page about them. `{place}` is a region: `the UK`. */
export const title = 'Gift cards';
export const heading = 'Gift cards';
export const description = 'How gift cards work, what they pay for, and how much is left on yours.';
export const lead =
  'A code by email that pays for goods and delivery, but not for pledges or other gift cards.';
export const howTheyWork = 'How they work';
export const howToUse = 'Type the code into “Gift card” in your basket.';
export const doesNotExpire = 'The balance stays on the card and does not expire.';
export const whereItPays = 'A card bought here can be used in {place}, in the same currency.';
export const refunds =
  'Refunds go back to your bank for the part it paid, and to the gift card for the rest.';
export const canBeReturned = 'You can return an unused card, like anything else.';

/** The form that sells one. */
export const buy = 'Buy a gift card';
export const who = 'Who it is for';
export const emailForDay = 'Enter the recipient’s email, or leave the day empty.';
export const giftAdded = 'It goes to {email}.';
export const giftAddedOn = 'It goes to {email} on {day}.';
/** Its line in the basket. `{to}` is a name, an address or both. */
export const goesTo = 'For {to}. We email it after payment.';
export const goesToOn = 'For {to}. We email it on {day}.';
export const forToYou = 'For {name}. We email it to you.';
export const toYou = 'We email it to you.';
export const changeWho = 'Change who gets it';
export const ofCard = 'for {card}';
/** The mail to the recipient, as it will look. */
export const mailPreview = 'The email';
export const hiddenCode = 'The code comes after payment.';

/** The form, and its answer. */
export const checkBalance = 'Check a balance';
export const code = 'Gift card code';
/** For a form without a code. */
export const codeMissing = 'Enter the code first.';
export const check = 'Check balance';
export const left = '{amount} left on this card.';
/** `{amount}` is 0 of the card’s currency. */
export const spent = '{amount} left. This card is used up.';

/** Why a gift card is refused. `{currency}` is a code: `USD`. */
export const unknown =
  'We cannot find this gift card. Please check the code: four groups of four letters and digits.';
export const otherCurrency =
  'This gift card is in {currency} and can only be used in the region where it was bought.';
export const empty = 'This gift card has no balance left.';
export const nothingToPay =
  'Nothing in the basket can be paid for with a gift card. A gift card cannot buy another one.';
export const taxedOnTop =
  'Gift cards cannot be used in this region at the moment, because tax is added at payment.';
export const inUse = 'The balance of this gift card has changed. Please check the new total before you pay.';
