/** Mails to buyers. */
export const mails = {
  reviewSubject: 'How is it?',
  reviewPreview: 'A few stars and a sentence help the next buyer.',
  reviewText: 'You have had these for a while. If you like, say what they are like:',
};
