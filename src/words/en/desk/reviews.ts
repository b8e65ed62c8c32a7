/** Reviews at the desk, and the public answers to them. */

export const reviewGone = 'This review was deleted.';
export const statuses = { new: 'new', approved: 'approved', rejected: 'rejected' };
export const decidedMeanwhile = 'Someone else has decided since: it is {status}.';
export const toRead = {
  one: '{count} review to read',
  other: '{count} reviews to read',
};
export const reviewViews = 'Reviews by state';
export const reviewStates = {
  new: 'To read',
  answers: 'Answers to read',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const noReviews = 'There are no reviews here.';
export const approve = 'Approve';
export const reject = 'Reject';
export const rating = '{count} of 5';
export const onRecipe = 'on the recipe {recipe}';
export const whenShown =
  'An approved review is on the product’s page within seconds. Those of recipes, and pages without JavaScript, have it after npx found reviews export and the next build.';

export const answersToRead = { one: '{count} answer to read', other: '{count} answers to read' };
export const answerStates = {
  waiting: 'The answer waits for approval',
  approved: 'Answered in public',
  rejected: 'The answer was rejected',
  withdrawn: 'The answer was withdrawn',
};
export const approveAnswer = 'Approve the answer';
export const rejectAnswer = 'Reject the answer';
export const answer = 'Answer in public';
export const editAnswer = 'Edit the answer';
export const withdrawAnswer = 'Withdraw the answer';
export const withdrawSure = 'Take this answer off the page?';
export const answerTitle = 'Answer this review';
export const answerText = 'Your answer';
export const answerHint = 'Plain text. It is shown below the review, with the name of its maker.';
export const answerHintOfMaker =
  'Plain text. The shop reads it first; then it is shown below the review, with your name.';
export const saveAnswer = 'Save the answer';
export const byWhom = 'by {name}';
export const noReviewToAnswer = 'There is no such review on a page.';
export const noAnswer = 'There is no answer to this review.';
export const answerChanged = 'Somebody else changed this answer. Look at it again.';
export const notYours = 'You answer only reviews of your own products.';
