/** The page for creators who want to sell here. In its heading, `*these words*` are in italics. */

export const title = 'Become a creator';
export const description = 'How to sell {goods} here: the steps, what you are paid, and the form.';
export const descriptionWithoutTerms = 'How to sell {goods} here: the steps, and the form to begin with.';
export const heading = 'Sell what you make';
export const lead = 'You set the price. Orders, payment and delivery are ours.';
export const fees = 'What you are paid';
/** Over the example, where `{place}` is a region, and its row for what the making costs. */
export const example = 'One, sold in {place}';
export const making = 'Making it';
export const apply = 'Apply';
export const applyLead = 'A person reads it and answers.';
export const creators = 'Creators here';
