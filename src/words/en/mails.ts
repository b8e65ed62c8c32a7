/** Mails to buyers. */

export const reviewSubject = 'How is it?';
export const reviewPreview = 'A few stars and a sentence help the next buyer.';
export const reviewText = 'You have had these for a while. If you like, say what they are like:';
