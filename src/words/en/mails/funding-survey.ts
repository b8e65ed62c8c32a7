/** To a backer: questions about the reward. */
export const subject = {
  asked: 'Questions about your reward',
  reminder: 'Your reward: we still need your answers',
};
export const title = 'Before we send your reward';
/** `{creator}` may be the shop's name. `{day}` is the last for answers. */
export const asked =
  '{funding} by {creator} has succeeded. Please answer a few questions about your reward by {day}.';
export const reminder =
  'We cannot send the right thing before you have answered. Please do it by {day}. It takes a minute.';
export const changes = 'You can change your answers until that day.';
export const answer = 'Answer the questions';
export const reason = 'You get this because you backed {funding} with order {id}.';
