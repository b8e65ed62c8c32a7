/** Why the shop does not answer a request: problems of all features but the checkout. */

/** What is not there. */
export const noEndpoint = 'There is no such endpoint.';
export const noFile = 'There is no such file.';
export const noProduct = 'There is no such product.';
export const noCreator = 'There is no such creator.';
export const noRecipe = 'There is no such recipe.';
export const noFunding = 'There is no such funding.';
export const noShippingMethod = 'There is no such shipping method.';
export const noNewsletter = 'There is no newsletter at the moment.';
export const notSoldHere = 'We do not sell this here.';

/** A request that cannot be read. `{methods}` and `{type}` are names of the protocol’s. */
export const otherMethod = 'Use {methods} here.';
export const crossSite = 'This can only be sent from the store itself. Please open the store and try again.';
export const bodyTooLarge = 'Send at most {most} bytes.';
export const bodyTooSlow = 'The body took too long to arrive. Send it again.';
export const bodyCutOff = 'The body broke off before its end.';
export const notUtf8 = 'Send the body as UTF-8.';
export const notJson = 'Send the body as JSON.';
export const otherType = 'Send JSON (application/json).';
export const noEnvelope = 'Send an envelope ({type}).';
export const keyWrong = 'Idempotency-Key: 16 to 80 letters, digits and hyphens.';
export const signatureWrong = 'The signature does not fit the body.';

/** A field. `{field}` is its name in the API, and `{label}` its label. */
export const fieldNotAccepted = '{field} is not accepted here.';
export const givenTwice = '{label} was given more than once.';
export const unprintable = '{label} has a character that cannot be printed. Type it anew instead of pasting.';
export const orderNumberMissing = 'Enter your order number. It looks like F-7K3M9-QXAB4.';
export const textTooLong = 'At most {most} characters fit.';

/** A link from a mail. */
export const newsletterLinkOver = 'This link has run out. Ask for a new one on the page of the newsletter.';
export const reviewLinkOver = 'This link was used, or has run out. Each takes one note.';
export const linkNotOurs = 'This link is not one of ours, or is not whole.';

/** In place of keeping a mail address for when a product is back. */
export const inStock = 'Good news: it can be bought now.';

/** Too many requests: that many minutes to wait. */
export const tooOften = {
  one: 'That was asked for too often. Please try again in a minute.',
  other: 'That was asked for too often. Please try again in {count} minutes.',
};

/** The check for robots. `{email}` is the shop’s address. */
export const checkNeeded =
  'So many requests are coming in that we have to check for robots. Please let us check, then try again.';
export const checkFailed = 'The check for robots did not go through. Please try again, or write to {email}.';
/** For a form, which can also be sent without the check. `{token}` says that the check’s token is wrong. */
export const formCheckFailed =
  '{token}: the check for robots did not go through. Send it once more, send it without the check, or write to {email}.';
export const checkSilent =
  'The check for robots does not answer just now. Try again in a minute, send it without the check, or write to {email}.';
export const tooManyChecks =
  'Too much is being checked for robots at the moment. Try again later, send it without the check, or write to {email}.';

/** Something of the shop’s that fails. */
export const unexpected = 'Something has gone wrong on our side. Nothing was charged; please try again.';
export const providerRefuses = 'The payment provider refuses what it was asked for. Please write to us.';
export const providerSilent = 'The payment provider is not answering. Please try again in a minute.';
export const notLookedUp = 'We cannot look it up in this minute. Please try again in a moment.';
export const notTaken = 'We could not take it in this minute. Please try again in a moment.';
export const reviewNotTaken = 'We could not take it in this minute. Nothing is lost: try again in a moment.';
export const notNoted = 'We could not note it in this minute. Please try again in a moment.';
export const noTotals = 'The totals cannot be read for a moment.';
export const noStock = 'What is left cannot be counted for a moment.';
