/** The fields of the forms for messages: their labels, their hints, and what is wrong with them. */

/** Of several forms. */
export const email = 'Your email address';
export const emailMissing = 'Enter your email address.';
export const order = 'Order number';
export const orderHint = 'Like F-7K3M9-QXAB4. It is in the email about your order.';
export const orderMissing = 'Enter your order number. It is in the email about your order.';
export const name = 'Your name';
export const nameMissing = 'Enter your name.';
export const notAnOption = 'Choose one of the options.';

/** Contact: the topic, and its options. */
export const topic = 'Topic';
export const topicMissing = 'Choose a topic.';
export const topicOther = 'Something else';
export const topicOrder = 'An order';
export const topicDelivery = 'A missing parcel';
export const topicWrong = 'Something broken, missing or wrong';
export const topicReturn = 'A return';
export const topicDigital = 'An ebook, a file or a course';
export const topicProduct = 'A question about a product';
export const topicRecipe = 'A recipe';
export const topicCreator = 'A message for a creator';
export const topicSelling = 'Selling here, or wholesale';
export const topicAccessibility = 'Accessibility';
export const topicPrivacy = 'My data';
export const topicComplaint = 'A complaint';
export const message = 'Your message';
export const messageHint = 'If something came broken: what it was, and how it was packed.';
export const messageMissing = 'Enter your message.';

/** Feedback: its type, with the options, and the rest. */
export const feedbackType = 'Type of feedback';
export const feedbackTypeMissing = 'Choose a type of feedback.';
export const feedbackOther = 'Something else';
export const feedbackBroken = 'Something does not work';
export const feedbackUnclear = 'Something is hard to find or to understand';
export const feedbackLacking = 'Something is missing';
export const feedbackGood = 'Something is good as it is';
export const feedback = 'Your feedback';
export const feedbackMissing = 'Enter your feedback.';
export const page = 'Page';
export const pageHint = 'For example /products, or its title.';
export const pageMissing = 'Enter the page.';
export const feedbackEmailHint = 'Only if we may ask you something about it.';

/** The withdrawal from an order. */
export const buyerNameMissing = 'Enter the name on the order.';
export const buyerEmailHint = 'The one you ordered with. The confirmation goes there.';
export const withdrawnGoods = 'Items to return or cancel';
export const withdrawnGoodsHint = 'The whole order, or the items by name.';
export const withdrawnGoodsMissing = 'Enter the whole order, or the items by name.';

/** The application of a creator. What the creator agrees to is no word, since it is a consent. */
export const home = 'Where you live';
export const homeHint = 'Town and country.';
export const homeMissing = 'Enter your town and country.';
export const profiles = 'Your profiles or websites';
export const profilesHint = 'Handles or addresses, one on each line.';
export const profilesMissing = 'Enter at least one handle or address.';
export const followers = 'Number of followers';
export const followersMissing = 'Choose a range.';
export const followersToChoose = 'Choose a range';
export const followersNone = 'None yet';
export const followersToThousand = 'Up to a thousand';
export const followersToTenThousand = 'A thousand to ten thousand';
export const followersToHundredThousand = 'Ten thousand to a hundred thousand';
export const followersMore = 'More than that';
export const work = 'What you make';
export const workMissing = 'Enter what you make. Three sentences are enough.';
export const goodsToSell = 'What would you like to sell here?';
export const goodsToSellMissing = 'Enter what you would like to sell here.';
export const consentMissing = 'Please tick the box: we may only keep your application if you agree.';
