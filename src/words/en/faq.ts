/** Questions and answers. */
export const faq = {
  heading: 'Questions and answers',
  lead: {
    one: 'One question, answered as it holds for {region}.',
    other: '{count} questions, answered as they hold for {region}.',
  },
  description: 'What we are asked most, answered for where you are.',
  empty: 'There are no questions here yet.',
  emptyLead: 'There are no questions here yet. Write to us with yours.',
  contact: 'Write to us. A person reads it.',
};
