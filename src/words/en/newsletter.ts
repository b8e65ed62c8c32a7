/** The newsletter’s page. */

export const title = 'Newsletter';
export const lead = 'News from {brand}, by e-mail.';
export const description = 'News from {brand} by e-mail, for whoever asks for it and confirms it.';
