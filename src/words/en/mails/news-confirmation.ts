/** To an address from the newsletter’s form: asks for a yes. */

export const subject = 'Do you want news from {shop}?';
export const preview = 'One press says yes. Without it nothing comes.';
export const title = 'Is this you?';
/** `{shop}` is in bold. */
export const opening = 'Somebody asked for the newsletter of {shop} with this address.';
export const next =
  'If that was you, the button leads to a page that asks once more. Nothing is sent before that.';
export const yes = 'Yes, send me the newsletter';
export const ends = 'The link works for seven days.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this e-mail because somebody gave this address for the newsletter at {site}. If that was not you, you need do nothing: no news come without your yes, and we forget the address within a week.';
