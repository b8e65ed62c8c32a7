import * as words from '#src/words/en/message-fields.ts';
import { EMAIL, NAME } from './fields.ts';
import type { MessageField } from './message-field.ts';

export const APPLICATION_FIELDS: readonly MessageField[] = [
  { ...NAME, missing: words.nameMissing },
  EMAIL,
  {
    name: 'place',
    label: words.home,
    hint: words.homeHint,
    control: 'line',
    max: 120,
    missing: words.homeMissing,
  },
  {
    name: 'links',
    label: words.profiles,
    hint: words.profilesHint,
    control: 'paragraphs',
    max: 1000,
    rows: 3,
    missing: words.profilesMissing,
  },
  {
    name: 'audience',
    label: words.followers,
    control: 'choice',
    max: 20,
    choices: [
      { value: '', label: words.followersToChoose },
      { value: 'none', label: words.followersNone },
      { value: '1-1000', label: words.followersToThousand },
      { value: '1000-10000', label: words.followersToTenThousand },
      { value: '10000-100000', label: words.followersToHundredThousand },
      { value: '100000+', label: words.followersMore },
    ],
    missing: words.followersMissing,
    wrong: words.notAnOption,
  },
  {
    name: 'cooks',
    label: words.work,
    control: 'paragraphs',
    max: 3000,
    rows: 5,
    missing: words.workMissing,
  },
  {
    name: 'makes',
    label: words.goodsToSell,
    control: 'paragraphs',
    max: 3000,
    rows: 5,
    missing: words.goodsToSellMissing,
  },
  {
    name: 'consent',
    // A consent is no word: a message stores that it was given, and not its text.
    label: 'You may keep what I wrote here for as long as it takes to decide, and a year after a no.',
    control: 'agreement',
    max: 5,
    missing: words.consentMissing,
  },
];
