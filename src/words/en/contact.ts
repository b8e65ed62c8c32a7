/** The page with the contact form. */
export const contact = {
  heading: 'Write to us',
  lead: 'You have an answer within three working days.',
  description: 'How to reach {brand}: a form, an e-mail address, and answers to what is asked most.',
  /** After the e-mail address. */
  emailNote: '',
  order: 'Name its number. If something came broken, e-mail us a picture.',
  recipe: 'Say which one, and at which step.',
  sellLink: 'How to sell here',
};
