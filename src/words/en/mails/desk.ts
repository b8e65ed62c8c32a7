/** To the members of the desk: their links to sign in, who signed in, and invitations. */

export const signIn = {
  subject: 'Your link to sign in to the desk',
  title: 'Sign in to the desk.',
  asked: 'Somebody asked for a link to sign in to the desk of {shop} with this address.',
  button: 'Sign in',
  once: 'The link works once, for 15 minutes. If you did not ask for it, you can ignore this email: nobody can sign in without it.',
  reason: 'You get this email because somebody asked for a link to sign in to the desk of {shop}.',
};
export const signedIn = {
  subject: 'You signed in to the desk',
  title: 'You signed in to the desk.',
  when: 'When',
  browser: 'Browser',
  unknown: 'Not known',
  notYou:
    'If that was not you, open the desk, end all other sessions under “Account”, and tell the owner of the shop.',
  button: 'Open the desk',
  moment: '{day} at {time} UTC',
  reason: 'You get this email because you are a member of the desk of {shop}.',
};
export const invitation = {
  subject: 'You are invited to the desk of {shop}',
  title: 'Welcome to the desk.',
  opening: 'Hello {name}, you can now work at the desk of {shop}, as {role}.',
  how: 'Open the desk and ask for a link with this email address. After that you can add a passkey, and sign in with your fingerprint, face or device.',
  button: 'Open the desk',
  reason: 'You get this email because an owner of {shop} invited you.',
  roles: {
    owner: 'an owner',
    packer: 'a packer',
    editor: 'an editor',
    accountant: 'an accountant',
    creator: 'a creator',
  },
};
