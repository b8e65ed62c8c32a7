/** A member's own account, the members of the desk, and its log. */
export const sessions = 'Where you are signed in';
export const browser = 'Browser';
export const started = 'Signed in';
export const lastUsed = 'Last used';
export const thisOne = 'this one';
export const unknown = 'Not known';
export const end = 'End';
export const endOthers = 'End all others';
export const passkeys = 'Passkeys';
export const noPasskeys =
  'You have no passkey. With one you sign in by fingerprint, face or device, without a mail.';
export const addPasskey = 'Add a passkey';
export const passkeyName = 'Passkey of {day}';
export const passkeyAdded = 'The passkey was added.';
export const passkeyFailed = 'The passkey was not added.';
export const remove = 'Remove';
export const idle = 'A session ends after 12 hours without use.';

export const mails = 'Emails';
export const weekly = 'The weekly report, on Monday morning';
export const mailsSaved = 'Saved.';

export const invite = 'Invite';
export const inviteTitle = 'Invite a person';
export const invited = '{email} was invited.';
export const name = 'Name';
export const email = 'Email address';
export const role = 'Role';
export const roleOf = 'Role of {name}';
export const creatorId = 'Creator’s id';
export const creatorHint = 'The name of the creator’s file in the content, without .md';
export const neverUsed = 'Not yet';
export const sure = 'Remove {name}? Their sessions end at once. The log keeps their name.';
export const can = {
  owner: 'Everything, including members',
  packer: 'Orders, packing and stock',
  editor: 'Messages, reviews and projects',
  accountant: 'Reads orders, books and statements',
  creator: 'Sees their own sales and statements',
};

export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const about = 'About';
export const outcome = 'Outcome';
export const nobody = 'Nobody signed in';
export const older = 'Older';
export const logIntro = 'Every change made at the desk. The log cannot be changed or deleted.';
