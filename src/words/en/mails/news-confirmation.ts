/** To an address from the newsletter’s form: asks to confirm. */

export const subject = 'One click to confirm: news from {shop}';
export const preview = 'Please confirm. Until then we send nothing.';
export const title = 'Is this you?';
/** `{shop}` is in bold. */
export const opening = 'Somebody signed this address up for the {shop} newsletter.';
export const next =
  'Was it you? Press the button and confirm on the page it opens. Until then we send nothing.';
export const yes = 'Yes, send me the newsletter';
export const ends = 'The link works for seven days.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this email because somebody gave this address for the newsletter at {site}. If that was not you, you can ignore this: we won’t send anything unless you confirm, and we delete the address within a week.';
