import type { MessageField } from './message-field.ts';

/** Where the answer goes; for every form. */
export const EMAIL = {
  name: 'email',
  label: 'Your e-mail address',
  control: 'email',
  autocomplete: 'email',
  max: 254,
  missing: 'Give the e-mail address that the answer should go to.',
  wrong: 'This does not look like an e-mail address. It has an @ and a dot, as in ana@example.com.',
} as const satisfies MessageField;

const ORDER = {
  name: 'orderId',
  label: 'Order number',
  hint: 'Like F-7K3M9-QXAB4. It is in our message about the order.',
  control: 'line',
  max: 40,
  missing: 'Give the number of the order. It is in the e-mail about it.',
} as const satisfies MessageField;

/** Who writes; for every form. */
export const NAME = {
  name: 'name',
  label: 'Your name',
  control: 'line',
  autocomplete: 'name',
  max: 100,
  missing: 'Say what we may call you.',
} as const satisfies MessageField;

export const CONTACT_FIELDS: readonly MessageField[] = [
  NAME,
  EMAIL,
  {
    name: 'topic',
    label: 'What it is about',
    control: 'choice',
    max: 40,
    isOptional: true,
    choices: [
      { value: 'other', label: 'Something else' },
      { value: 'order', label: 'An order' },
      { value: 'delivery', label: 'A parcel that has not come' },
      { value: 'wrong', label: 'Something broken, missing or wrong' },
      { value: 'return', label: 'Sending something back' },
      { value: 'digital', label: 'An ebook, a file or a course' },
      { value: 'product', label: 'A question about a thing' },
      { value: 'recipe', label: 'A recipe' },
      { value: 'creator', label: 'A message for a creator' },
      { value: 'selling', label: 'Selling here, or buying for a shop' },
      { value: 'accessibility', label: 'Something I cannot use' },
      { value: 'privacy', label: 'My data' },
      { value: 'complaint', label: 'A complaint' },
    ],
    missing: 'Choose what it is about.',
    wrong: 'Choose one of the things in the list.',
  },
  { ...ORDER, isOptional: true },
  {
    name: 'message',
    label: 'Your message',
    hint: 'For a recipe: which one, and at which step. For a breakage: what it was and how it came.',
    control: 'paragraphs',
    max: 10_000,
    rows: 9,
    missing: 'Write what we should know. A line is enough.',
  },
];

export const FEEDBACK_FIELDS: readonly MessageField[] = [
  {
    name: 'about',
    label: 'What kind of thing is it?',
    control: 'choice',
    max: 40,
    isOptional: true,
    choices: [
      { value: 'other', label: 'Hard to say' },
      { value: 'broken', label: 'Something does not work' },
      { value: 'unclear', label: 'Something is hard to find or to understand' },
      { value: 'missing', label: 'Something is missing' },
      { value: 'good', label: 'Something is good as it is' },
    ],
    missing: 'Choose what kind of thing it is.',
    wrong: 'Choose one of the things in the list.',
  },
  {
    name: 'message',
    label: 'In your words',
    control: 'paragraphs',
    max: 4000,
    rows: 6,
    missing: 'Write what you noticed. Three words will do.',
  },
  {
    name: 'page',
    label: 'The page it is about',
    hint: 'For example /recipes, or its title.',
    control: 'line',
    max: 300,
    isOptional: true,
    missing: 'Name the page.',
  },
  {
    ...EMAIL,
    isOptional: true,
    hint: 'Only if we may ask you something about it.',
  },
];

export const WITHDRAWAL_FIELDS: readonly MessageField[] = [
  { ...NAME, missing: 'Give the name that the order was made in.' },
  { ...EMAIL, hint: 'The confirmation goes there.' },
  ORDER,
  {
    name: 'goods',
    label: 'What you withdraw from',
    hint: 'The whole order, or the things by name.',
    control: 'paragraphs',
    max: 2000,
    rows: 4,
    missing: 'Say whether it is the whole order, or which things of it.',
  },
];
