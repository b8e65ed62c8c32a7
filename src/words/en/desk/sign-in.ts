/** Signing in to the desk. */
export const title = 'Sign in';
export const about = 'Behind the shop: where parcels are packed, messages answered and creators paid.';
export const passkey = 'Use your passkey';
export const or = 'or';
export const email = 'Your email address';
export const mailLink = 'Mail me a link';
export const how =
  'The link works once, for 15 minutes. There are no passwords here. New at the desk? An owner has to invite you.';
export const sent = 'If this address belongs to a member, a link is on its way. Open it on this device.';
export const sentTitle = 'Look in your inbox';
export const another = 'Use another address';
export const open = 'You are one step away';
export const opened =
  'Press the button to sign in. It takes one more step because programs that check mails open links too.';
export const enter = 'Sign in';
export const passkeyFailed = 'The passkey was not accepted. Try again, or ask for a link.';
export const ended = 'Your session has ended';
export const endedText = 'Sign in again. What you typed is still here.';
