import { EMAIL, NAME } from './fields.ts';
import type { MessageField } from './message-field.ts';

export const APPLICATION_FIELDS: readonly MessageField[] = [
  { ...NAME, missing: 'Enter your name.' },
  EMAIL,
  {
    name: 'place',
    label: 'Where you live',
    hint: 'Town and country.',
    control: 'line',
    max: 120,
    missing: 'Enter your town and country.',
  },
  {
    name: 'links',
    label: 'Your profiles or websites',
    hint: 'Handles or addresses, one on each line.',
    control: 'paragraphs',
    max: 1000,
    rows: 3,
    missing: 'Enter at least one handle or address.',
  },
  {
    name: 'audience',
    label: 'Number of followers',
    control: 'choice',
    max: 20,
    choices: [
      { value: '', label: 'Choose a range' },
      { value: 'none', label: 'None yet' },
      { value: '1-1000', label: 'Up to a thousand' },
      { value: '1000-10000', label: 'A thousand to ten thousand' },
      { value: '10000-100000', label: 'Ten thousand to a hundred thousand' },
      { value: '100000+', label: 'More than that' },
    ],
    missing: 'Choose a range.',
    wrong: 'Choose one of the options.',
  },
  {
    name: 'cooks',
    label: 'What you make',
    control: 'paragraphs',
    max: 3000,
    rows: 5,
    missing: 'Enter what you make. Three sentences are enough.',
  },
  {
    name: 'makes',
    label: 'What would you like to sell here?',
    control: 'paragraphs',
    max: 3000,
    rows: 5,
    missing: 'Enter what you would like to sell here.',
  },
  {
    name: 'consent',
    label: 'You may keep what I wrote here for as long as it takes to decide, and a year after a no.',
    control: 'agreement',
    max: 5,
    missing: 'We may only keep your application if you agree to it.',
  },
];
