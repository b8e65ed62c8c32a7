/** What the desk says when it refuses a call. */
export const notAllowed = 'Your role does not allow this.';
export const noPasskey = 'There is no such passkey.';
export const noCreator = 'There is no creator with this id.';
export const noOperation = 'The desk has no such operation.';
export const signedOut = 'Your session has ended. Sign in again; what you typed is still here.';
export const linkUsed = 'This link was used already, or is older than 15 minutes. Ask for another.';
export const failed = 'Something went wrong, and we were told. Look again before you repeat it.';
export const ownersChangeEmail = 'Only an owner changes the email address of an order.';
export const linkSent = 'If this address belongs to a member, a link is on its way.';
export const noOrder = 'There is no such order.';
export const noView = 'There is no such view.';
export const tooManyViews = 'You have 20 views, which is the maximum. Delete one first.';
