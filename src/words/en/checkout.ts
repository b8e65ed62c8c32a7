/** The checkout below the lines of the basket: codes, delivery, details, sums and the payment. */

/** The button that pays. `{amount}` is there when it is final. */
export const pay = 'Pay';
export const payAmount = 'Pay {amount}';
export const acceptAndPay = 'Accept and pay {amount}';
/** When nothing is to pay. */
export const placeOrder = 'Place order';
export const openingPayment = 'Opening the payment page…';
export const slow = 'This is taking longer than usual. Nothing has been charged.';
export const stopWaiting = 'Stop waiting';
export const nothingToBuy = 'Nothing in your basket is available here. Remove it, or choose something else.';

/** Under the button, by how the region’s prices are taxed. */
export const taxAddedNote = 'Prices exclude tax. The payment page shows any tax before you pay.';
export const vatIncludedNote = 'Prices include any VAT. You pay on the next page.';
export const noTaxNote = 'No tax is added to prices. You pay on the next page.';
/** Links there. */
export const helpWithOrder = 'Help with your order';
export const help = 'Help';
export const delivery = 'Delivery';
export const returns = 'Returns';

/** What is to do before a payment. */
export const quantityMissing = 'Enter a quantity for {product}.';
export const priceToAccept =
  'The price of {product} has gone up since you chose it. Accept the new price or remove it.';
export const detailsWrong = 'Please check your details: {problem}';
export const giftWrong = 'Please check the gift’s details: {problem}';
export const deliveryLoading = 'One moment: the delivery options are still loading.';
export const deliveryFailed =
  'We could not load the delivery options. We are trying again: press Pay once they are here.';

/** Problems of a payment. `{problem}` is a sentence of the server’s. */
export const busy = 'Many people are paying right now. Your basket is safe, and we keep trying for you.';
export const stopped = 'Stopped. Nothing was charged and your basket is safe.';
export const checkFailed =
  'The security check failed. Nothing was charged and your basket is safe. Please try again in a few minutes.';
export const otherRelease =
  'The shop has been updated since you opened this page. Please reload it: your basket is safe.';
export const notOpened = 'The payment page did not open.';
/** After a problem that says in how many minutes to come back. */
export const comeBackAt = '{problem} That is at {time}.';
export const nothingCharged = 'Nothing was charged';
export const tryAgainAfter = '{problem} Nothing was charged and your basket is safe. Please try again.';
export const promoCodeTakenOff = '{problem} It has been removed: please check the new total before you pay.';
/** `{problem}` has no full stop. */
export const creatorCodeTakenOff = '{problem}. We have removed it: please press Pay again.';
export const checkRobot = 'Confirm that I am not a robot and continue to payment';
export const robotNote =
  'This loads a script from Google, which sees your IP address and how you use this page.';
export const robotMore = 'About this check';

/** What has changed since a shopper looked: a notice, and its lines. */
export const changed = 'This has changed since you looked.';
export const changedNotCharged = 'Nothing was charged.';
export const changedNext = 'Pay the new total below, or change the basket first.';
export const changedGone = '{name}: no longer available. It is not included in your total.';
export const changedPrice = '{name}: was {was}, now {now}.';
export const changedDiscountGone =
  'Discount: was {was}, now nothing. The promo code has ended or no longer applies.';
/** In place of 0: for the delivery, and for a discount. */
export const nowFree = 'free';
export const nowNothing = 'nothing';
/** In place of a product’s name. */
export const something = 'Something';

/** On phones: opens the fields of all codes. */
export const addCodes = 'Add a promo code, gift card or creator code';
/** On phones, in the bar with the total at the bottom of the screen. */
export const checkOut = 'Check out';
/** A code’s field. */
export const applyCode = 'Apply code';
export const checkingCode = 'Checking…';
/** A button. A screen reader also says the code. */
export const removeCode = 'Remove code';

/** The gift card. `{code}` is the end of its code. */
export const payByGiftCard = 'Pay by gift card';
export const giftCard = 'Gift card';
export const giftCardMissing = 'Enter the code of a gift card.';
export const giftCardApplied = 'Gift card applied.';
export const giftCardRemoved = 'Gift card removed.';
export const giftCardInUse = 'Gift card {code}';
export const giftCardPays = 'Gift card {code} pays {amount}. {rest}';
export const giftCardRest = '{amount} left on it.';
export const giftCardSpent = 'Nothing left on it.';
/** A button. A screen reader also says what follows it. */
export const removeGiftCard = 'Remove';
export const removeGiftCardWhat = 'the gift card';

/** The code of a creator, who then gets a share. */
export const supportCreator = 'Support a creator';
export const creatorCode = 'Creator code';
export const creatorCodeMissing = 'Enter a creator code.';
export const addCreatorCode = 'Add a creator code';
export const supporting = 'Supporting: {creator}';
export const supportingNow = 'You are supporting {creator}.';
export const creatorCodeRemoved = 'Creator code removed.';

/** A gift: everything in the basket. */
export const isGift = 'This order is a gift';
/** On a product’s page, when it is ticked. */
export const giftNext = 'In the basket, tell us who it is for, and add a note if you like.';
export const gift = 'Gift details';
export const recipientName = 'Recipient’s name';
export const giftFrom = 'From';
export const giftFromHint = 'Your name, as the other person knows you.';
export const note = 'Note';
export const recipientEmail = 'Recipient’s email';
export const recipientEmailHint =
  'We send downloads and gift cards here. Leave it empty to get them yourself.';
export const sendOn = 'Send on';
export const sendOnHint = 'Leave empty to send it straight after payment.';
/** The card in the parcel, around the note. */
export const cardFor = 'For {name}';
export const cardFrom = 'From {name}';
export const cardPreview = 'The card';
export const giftParcel =
  'At payment, enter their address. No prices go in the parcel, and emails about the order come to you.';

/** The choice of the delivery. `{place}` is a region: `the UK`. */
export const deliveryTo = 'Delivery to {place}';
/** A link. A screen reader also says what follows it. */
export const changePlace = 'Change';
export const changePlaceWhat = 'the delivery region';
export const loadingDelivery = 'Loading delivery options…';
export const noDelivery = 'We could not load the delivery options.';
export const tryAgain = 'Try again';
/** The place, where prices depend on it. */
export const countryToDeliverTo = 'Country to deliver to';
export const postcodeToDeliverTo = 'Postcode to deliver to';
export const placeHint = 'Prices depend on it. Use the same address on the payment page.';
export const countryMissing = 'Choose the country to deliver to: the price depends on it.';
export const postcodeMissing = 'Enter the postcode to deliver to: the price depends on it.';
/** For an order that is collected. `{days}` are those on which it is ready. */
export const readyOn = 'ready {days}';
export const firstReady = 'first part ready {days}';
export const arrives = 'arrives {days}';
export const firstArrives = 'first parcel arrives {days}';
/** Several parcels, from the first to the last. Each line of the basket has its own days. */
export const arriveInParcels = 'in {count} parcels, {days}';
/** For a parcel of an unknown day. `{days}` is `3 to 6 working days`. */
export const onceSent = '{days} once it is sent';
export const free = 'Free';
/** `{delivery}` is a method: `standard delivery`. */
export const freeDelivery = 'You have free delivery.';
export const freeDeliveryBy = 'You have free {delivery}.';
/** `{missing}` is the text after it, in bold. */
export const nearlyFree = '{missing} for free {delivery}.';
export const missingForFree = '{amount} more';

/** Optional details. */
export const addAddress = 'Add your address now';
export const addAddressNote =
  'Otherwise the payment page asks for it. We keep it in this tab only, until you pay.';
export const deliveryAddress = 'Delivery address';
export const billingIsSame = 'My billing address is the same';
export const billingAddress = 'Billing address';
export const email = 'Email';
export const firstName = 'First name';
export const surname = 'Surname';
export const phone = 'Phone (for delivery)';
export const name = 'Name';
export const address = 'Address';
export const addressMore = 'Flat, floor, building';
export const city = 'Town or city';
export const county = 'County, state or province';
export const postcode = 'Postcode or ZIP code';
export const country = 'Country';
export const chooseCountry = 'Choose a country';

/** Sums. What is not here is in `sums.ts`. */
export const totalBeforeDelivery = 'Total before delivery';
export const vat = 'VAT';
export const tax = 'Tax';
export const taxInPrice = 'in the price';
export const taxAdded = 'added at payment if due';
export const taxNone = 'none added';
export const byEmail = 'By email';
