/** The page with the contact form. */

export const heading = 'Write to us';
export const lead = 'We answer within three working days.';
export const description = 'How to reach {brand}: a form, an email address, and answers to common questions.';
/** Over the form. */
export const form = 'Your message';
/** After the email address. */
export const emailNote = '';
/** The address, alone and with the note. */
export const email = '{email}.';
export const emailWithNote = '{email}, {note}';
export const order = 'Include your order number. If something arrived broken, email us a photo.';
export const recipe = 'Tell us which recipe, and which step.';
export const sellLink = 'How to sell here';

/** The ways to reach the shop, and what else helps. */
export const byEmail = 'By email';
export const aboutOrder = 'About an order';
export const aboutRecipe = 'About a recipe';
export const sendingBack = 'Sending something back';
/** `{withdraw}`, `{sell}` and `{faq}` are links. */
export const sendingBackText = '{withdraw}, or send us a message.';
export const selling = 'Selling here';
export const sellingText = '{sell} has its own form.';
export const beforeYouWrite = 'Before you write';
export const beforeYouWriteText = '{faq}, about delivery, tax, files and returns.';

/** After a message was sent without JavaScript. */
export const thanksTitle = 'Message sent';
export const thanksDescription = 'What happens next with your message.';
export const unknownHeading = 'We cannot find this message';
export const unknown =
  'This link does not match a message. If you have just sent one, go back and check, or write to {email}.';
