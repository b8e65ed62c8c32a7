import { EMAIL_WRONG } from '../typed-text.ts';
import type { MessageField } from './message-field.ts';

/** The reply address. Part of every form. */
export const EMAIL = {
  name: 'email',
  label: 'Your e-mail address',
  control: 'email',
  autocomplete: 'email',
  max: 254,
  missing: 'Enter your e-mail address.',
  wrong: EMAIL_WRONG,
} as const satisfies MessageField;

const ORDER = {
  name: 'orderId',
  label: 'Order number',
  hint: 'Like F-7K3M9-QXAB4. It is in the e-mail about your order.',
  control: 'line',
  max: 40,
  missing: 'Enter your order number. It is in the e-mail about your order.',
} as const satisfies MessageField;

/** The sender's name. Part of every form. */
export const NAME = {
  name: 'name',
  label: 'Your name',
  control: 'line',
  autocomplete: 'name',
  max: 100,
  missing: 'Enter your name.',
} as const satisfies MessageField;

export const CONTACT_FIELDS: readonly MessageField[] = [
  NAME,
  EMAIL,
  {
    name: 'topic',
    label: 'Topic',
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
    missing: 'Choose a topic.',
    wrong: 'Choose one of the options.',
  },
  { ...ORDER, isOptional: true },
  {
    name: 'message',
    label: 'Your message',
    hint: 'If something came broken: what it was, and how it was packed.',
    control: 'paragraphs',
    max: 10_000,
    rows: 9,
    missing: 'Enter your message.',
  },
];

export const FEEDBACK_FIELDS: readonly MessageField[] = [
  {
    name: 'about',
    label: 'Type of feedback',
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
    missing: 'Choose a type of feedback.',
    wrong: 'Choose one of the options.',
  },
  {
    name: 'message',
    label: 'Your feedback',
    control: 'paragraphs',
    max: 4000,
    rows: 6,
    missing: 'Enter your feedback.',
  },
  {
    name: 'page',
    label: 'Page',
    hint: 'For example /products, or its title.',
    control: 'line',
    max: 300,
    isOptional: true,
    missing: 'Enter the page.',
  },
  {
    ...EMAIL,
    isOptional: true,
    hint: 'Only if we may ask you something about it.',
  },
];

export const WITHDRAWAL_FIELDS: readonly MessageField[] = [
  { ...NAME, missing: 'Enter the name on the order.' },
  { ...EMAIL, hint: 'The one you ordered with. The confirmation goes there.' },
  ORDER,
  {
    name: 'goods',
    label: 'Items to return or cancel',
    hint: 'The whole order, or the items by name.',
    control: 'paragraphs',
    max: 2000,
    rows: 4,
    missing: 'Enter the whole order, or the items by name.',
  },
];
