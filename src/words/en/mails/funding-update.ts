/** To a backer: news of what they backed. */
export const subject = 'News of {funding}';
export const preview = '{title}, from {creator}';
export const see = 'Read it on the page';
export const reason = 'You get this because you backed {funding} with order {id}.';
