/** The page for creators who want to sell here. In its heading, `*these words*` are in italics. */
export const sell = {
  title: 'Become a creator',
  description: 'How to sell {goods} here: the steps, what you are paid, and the form.',
  descriptionWithoutTerms: 'How to sell {goods} here: the steps, and the form to begin with.',
  heading: 'Sell what you make',
  lead: 'You set the price. Orders, payment and delivery are ours.',
  fees: 'What you are paid',
  /** Over the example, where `{place}` is a region, and its row for what the making costs. */
  example: 'One, sold in {place}',
  making: 'Making it',
  apply: 'Apply',
  applyLead: 'A person reads it and answers.',
  creators: 'Creators here',
};
