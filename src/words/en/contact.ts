/** The page with the contact form. */

export const heading = 'Write to us';
export const lead = 'You have an answer within three working days.';
export const description =
  'How to reach {brand}: a form, an e-mail address, and answers to what is asked most.';
/** Over the form. */
export const form = 'Your message';
/** After the e-mail address. */
export const emailNote = '';
/** The address, alone and with the note. */
export const email = '{email}.';
export const emailWithNote = '{email}, {note}';
export const order = 'Name its number. If something came broken, e-mail us a picture.';
export const recipe = 'Say which one, and at which step.';
export const sellLink = 'How to sell here';

/** The ways to reach the shop, and what else helps. */
export const byEmail = 'By e-mail';
export const aboutOrder = 'About an order';
export const aboutRecipe = 'About a recipe';
export const sendingBack = 'Sending something back';
/** `{withdraw}`, `{sell}` and `{faq}` are links. */
export const sendingBackText = '{withdraw}; a message will do as well.';
export const selling = 'Selling here';
export const sellingText = '{sell} has a form of its words.';
export const beforeYouWrite = 'Before you write';
export const beforeYouWriteText = '{faq}, about delivery, tax, files and returns.';

/** After a message was sent without JavaScript. */
export const thanksTitle = 'It has arrived';
export const thanksDescription = 'What happens next with a message that was sent to the shop.';
export const unknownHeading = 'We do not know this number';
export const unknown =
  'The address you came by does not lead to a message of yours. If you have just sent one, go back and look; or write to {email}.';
