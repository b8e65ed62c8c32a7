/** The page with the contact form. */

export const heading = 'Write to us';
export const lead = 'You have an answer within three working days.';
export const description =
  'How to reach {brand}: a form, an e-mail address, and answers to what is asked most.';
/** After the e-mail address. */
export const emailNote = '';
export const order = 'Name its number. If something came broken, e-mail us a picture.';
export const recipe = 'Say which one, and at which step.';
export const sellLink = 'How to sell here';
