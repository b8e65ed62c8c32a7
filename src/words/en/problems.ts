/** Why the shop does not answer a request: problems of all features but the checkout. */

/** What is not there. */
export const noEndpoint = 'There is no such endpoint.';
export const noFile = 'There is no such file.';
export const noProduct = 'We cannot find this product.';
export const noCreator = 'We cannot find this creator.';
export const noRecipe = 'We cannot find this recipe.';
export const noFunding = 'We cannot find this project.';
export const noShippingMethod = 'We cannot find this delivery method.';
export const notSoldHere = 'We do not sell this here.';

/** A request that cannot be read. `{methods}` and `{type}` are names of the protocol’s. */
export const otherMethod = 'Use {methods} here.';
export const crossSite = 'This can only be sent from the store itself. Please open the store and try again.';
export const bodyTooLarge = 'Send at most {most} bytes.';
export const bodyTooSlow = 'The body took too long to arrive. Send it again.';
export const bodyCutOff = 'The body ended too early.';
export const notUtf8 = 'Send the body as UTF-8.';
export const notJson = 'Send the body as JSON.';
export const otherType = 'Send JSON (application/json).';
export const noEnvelope = 'Send an envelope ({type}).';
export const keyWrong = 'Idempotency-Key: 16 to 80 letters, digits and hyphens.';
export const signatureWrong = 'The signature does not match the body.';

/** For the operator of the shop. `{oldest}` and `{running}` are versions. */
export const nodeTooOld =
  'This shop’s functions need Node {oldest} or newer, and run on Node {running}. Set AWS_LAMBDA_JS_RUNTIME to nodejs24.x and deploy again.';

/** A field. `{field}` is its name in the API, and `{label}` its label. */
export const fieldNotAccepted = '{field} is not accepted here.';
export const givenTwice = '{label} was given more than once.';
export const unprintable =
  '{label} has a character that cannot be printed. Please type it instead of pasting.';
export const orderNumberMissing = 'Enter your order number. It looks like F-7K3M9-QXAB4.';
export const textTooLong = 'At most {most} characters.';

/** A link from a mail. */
export const newsletterLinkOver = 'This link has expired. Ask for a new one on the newsletter page.';
export const reviewLinkOver = 'This link has been used or has expired. Each takes one review.';
export const linkNotOurs = 'This link is incomplete or not one of ours.';

/** In place of keeping a mail address for when a product is back. */
export const inStock = 'Good news: it’s in stock now.';

/** Too many requests: that many minutes to wait. */
export const tooOften = {
  one: 'Too many requests. Please try again in a minute.',
  other: 'Too many requests. Please try again in {count} minutes.',
};

/** The check for robots. `{email}` is the shop’s address. */
export const checkNeeded = 'We are getting a lot of requests. Please allow a security check, then try again.';
export const checkFailed = 'The security check failed. Please try again, or write to {email}.';
/** For a form, which can also be sent without the check. `{token}` says that the check’s token is wrong. */
export const formCheckFailed =
  '{token}: the security check failed. Send it again, send it without the check, or write to {email}.';
export const checkSilent =
  'The security check is not answering. Try again in a minute, send it without the check, or write to {email}.';
export const tooManyChecks =
  'The security check is busy. Try again later, send it without the check, or write to {email}.';

/** Something of the shop’s that fails. */
export const unexpected = 'Something has gone wrong on our side. Nothing was charged; please try again.';
export const providerRefuses = 'The payment provider refused this request. Please write to us.';
export const providerSilent = 'The payment provider is not answering. Please try again in a minute.';
export const notLookedUp = 'We cannot look that up just now. Please try again in a moment.';
export const notTaken = 'We couldn’t save that just now. Please try again in a moment.';
export const reviewNotTaken =
  'We couldn’t save that just now. Nothing is lost: please try again in a moment.';
export const notNoted = 'We couldn’t save that just now. Please try again in a moment.';
export const noTotals = 'The totals are not available right now.';
export const noReviews = 'Reviews are not available right now.';
export const noStock = 'Stock levels are not available right now.';
