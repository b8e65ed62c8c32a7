/** The newsletter’s page. */
export const newsletter = {
  lead: 'News from {brand}, by e-mail.',
  description: 'News from {brand} by e-mail, for whoever asks for it and confirms it.',
};
