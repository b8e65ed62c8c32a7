/** The page after a purchase, and the page of an order. */

/** The title of an order’s page. `{order}` is its number. */
export const title = 'Order {order}';
/** The description of the page after a purchase. `pledge` is for a funding’s reward. */
export const description = {
  order: 'Your order, and what happens next.',
  pledge: 'Your pledge, and what happens next.',
};

/** Over recipes for what was bought, while it is on its way, and for files. */
export const recipesMeanwhile = 'Recipes for what you bought';
export const recipesFirst = 'Recipes for what you bought';

/** The heading after a purchase. `{yours}` is the text after it, in italics. */
export const thankYou = 'Thank you. {yours}';
export const itsYours = 'It’s yours.';
/** The same for a gift, and for one that is emailed at once. */
export const itsGift = 'It’s a gift.';
export const onItsWay = 'It’s on its way.';
/** `{number}` is in bold, and `{find}` is a link. */
export const confirmed =
  'Your order number is {number}. We’ve emailed you a confirmation, and with the number you can {find}.';
export const findAgain = 'find the order again';
/** For an order that a person has to look at first. */
export const held =
  'We are checking one detail of this order by hand and will write to you within a working day.';
export const heldNext = 'Nothing is sent until we have checked it.';
export const next = 'What happens next';
/** `{contact}` is a link, whose text is the last. */
export const notRight = 'Something not right? {contact} with your order number.';
export const notRightWithNumber = 'Something not right? {contact} with the number {number}.';
export const notThere = 'Not there? {contact}.';
export const contact = 'Write to us';

/** In place of the order, by the state of its payment. */
export const pendingTitle = 'Nearly there: we are waiting for your bank';
export const pendingText =
  'Your order is in. This kind of payment takes a few days. We’ll email you when it arrives, and send everything then.';
export const delayedTitle = 'We are still saving your order';
export const delayedText =
  'We cannot show it yet. If you have paid, it is safe: reload this page in a moment, or wait for our email.';
export const unpaidTitle = 'Not paid yet';
export const unpaidText =
  'This payment was not finished, so nothing was charged. Your basket is as you left it.';
export const unknownTitle = 'We cannot find this order';
export const unknownText =
  'This link does not match an order. If you have paid, your order number is in the receipt in your email.';
export const backToBasket = 'Back to your basket';

/** An order’s page. `pledge` is for a funding’s reward. */
export const heading = { order: 'Your order', pledge: 'Your pledge' };
/** `{number}` is in bold, and `{status}` is the sentences after it. */
export const itsNumber = 'Order number {number}. {status}';
export const paidOn = 'Paid on {day}.';
export const statusHeld = 'We are checking one detail by hand and will write to you within a working day.';
export const statusRefunded = 'Refunded in full.';
export const statusRefundedInPart = '{amount} of it was refunded.';
export const statusPledge = 'We email you when the funding is over.';
export const statusPledgeWon = 'The funding has succeeded.';
/** A parcel: by what is known of it. `{number}` is the carrier’s. */
export const sent = 'Sent on {day}.';
export const sentWith = 'Sent on {day} with {carrier}.';
export const sentNumber = 'Sent on {day}. Tracking number: {number}.';
export const sentWithNumber = 'Sent on {day} with {carrier}. Tracking number: {number}.';
export const track = 'Track your parcel';
/** Below the picture of what was bought. */
export const review = 'Write a review';
export const invoices = 'To print or keep';
export const help = 'Need help?';
/** `{withdraw}` is a link. */
export const changedMind = 'Changed your mind? {withdraw}.';
export const forYouAlone = 'Keep this link to yourself: anyone who has it can see what you bought.';
/** The same for an order with an invoice. */
export const forYouAloneInvoiced =
  'Keep this link to yourself: anyone who has it can see what you bought, and your name and address on the invoice.';

/**
 * The delivery. `{place}` is a town and its country, in bold, and `{delivery}` a method: `standard delivery`.
 */
export const delivery = 'Delivery';
export const goesTo = 'We send it to {place}. The full address is in your email.';
export const goesToBy = 'We send it to {place} by {delivery}. The full address is in your email.';
/** A gift. */
export const gift = 'Your gift';
export const giftParcel = 'It is a gift: no prices go in the parcel.';
export const giftParcelWithNote = 'It is a gift: your note goes in the parcel, and no prices.';
/** `{name}` is the recipient's, or the word below. */
export const giftMailed = 'It goes to {name} by email, without prices.';
export const giftMailedOn = 'It goes to {name} by email on {day}, without prices.';
/** The same for the files of a gift that also has a parcel. */
export const giftFilesMailed = 'The digital items go to {name} by email, without prices.';
export const giftFilesMailedOn = 'The digital items go to {name} by email on {day}, without prices.';
export const theRecipient = 'the recipient';

/** The files. `{again}` is a link. */
export const files = 'Your files';
export const giftFiles = 'The files of your gift';
export const filesForAnHour =
  'This page shows them for an hour, and the links work until {day}. After that, {again}.';
export const filesUntil = 'They work until {day}. After that, {again}.';
export const sentAgain = 'have them sent again';
export const filesByEmail = 'The links to your files come by email. Not there? {again}.';
export const sendAgain = 'Have them sent again';
export const filesOutOn = 'Out on {day}. The links work from then.';
export const filesStillMade = 'Still being made. The links work once it is out.';
/** `{consent}` is what the buyer agreed to, word for word. */
export const agreed = 'On {day} you agreed: “{consent}”';

/** Gift cards that were bought. */
export const giftCards = { one: 'Your gift card', other: 'Your gift cards' };
export const codeGoes = {
  one: 'We email its code to the recipient.',
  other: 'We email each code to its recipient.',
};
export const codeMailed = 'We have emailed you its code.';
/** `{place}` is a region: `the UK`. */
export const codeIsMoney = 'Treat the code like cash: anyone who has it can spend it in {place}.';
export const codeGoesToo = {
  one: 'We email it to the recipient.',
  other: 'We email each one to its recipient.',
};
export const codeMailedToo = 'We have emailed it to you as well.';
/** Some codes go to recipients, the others to the buyer. */
export const codesGo = 'We email the code of each gift card to its recipient, and the others to you.';
/** `{name}` gets the gift card. */
export const codeFor = 'for {name}';
export const howGiftCardsWork = 'How gift cards work';
