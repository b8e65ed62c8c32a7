import * as words from '#src/words/en/message-fields.ts';
import { type FeatureName, hasFeature } from '../shop/features.ts';
import { EMAIL_WRONG } from '../typed-text.ts';
import type { MessageField } from './message-field.ts';

/** The reply address. Part of every form. */
export const EMAIL = {
  name: 'email',
  label: words.email,
  control: 'email',
  autocomplete: 'email',
  max: 254,
  missing: words.emailMissing,
  wrong: EMAIL_WRONG,
} as const satisfies MessageField;

const ORDER = {
  name: 'orderId',
  label: words.order,
  hint: words.orderHint,
  control: 'line',
  max: 40,
  missing: words.orderMissing,
} as const satisfies MessageField;

/** The sender's name. Part of every form. */
export const NAME = {
  name: 'name',
  label: words.name,
  control: 'line',
  autocomplete: 'name',
  max: 100,
  missing: words.nameMissing,
} as const satisfies MessageField;

export const CONTACT_FIELDS: readonly MessageField[] = [
  NAME,
  EMAIL,
  {
    name: 'topic',
    label: words.topic,
    control: 'choice',
    max: 40,
    isOptional: true,
    choices: [
      { value: 'other', label: words.topicOther },
      { value: 'order', label: words.topicOrder },
      { value: 'delivery', label: words.topicDelivery },
      { value: 'wrong', label: words.topicWrong },
      { value: 'return', label: words.topicReturn },
      { value: 'digital', label: words.topicDigital },
      { value: 'product', label: words.topicProduct },
      { value: 'recipe', label: words.topicRecipe },
      { value: 'creator', label: words.topicCreator },
      { value: 'selling', label: words.topicSelling },
      { value: 'accessibility', label: words.topicAccessibility },
      { value: 'privacy', label: words.topicPrivacy },
      { value: 'complaint', label: words.topicComplaint },
    ].filter(({ value }) => isTopicOpen(value)),
    missing: words.topicMissing,
    wrong: words.notAnOption,
  },
  { ...ORDER, isOptional: true },
  {
    name: 'message',
    label: words.message,
    hint: words.messageHint,
    control: 'paragraphs',
    max: 10_000,
    rows: 9,
    missing: words.messageMissing,
  },
];

export const FEEDBACK_FIELDS: readonly MessageField[] = [
  {
    name: 'about',
    label: words.feedbackType,
    control: 'choice',
    max: 40,
    isOptional: true,
    choices: [
      { value: 'other', label: words.feedbackOther },
      { value: 'broken', label: words.feedbackBroken },
      { value: 'unclear', label: words.feedbackUnclear },
      { value: 'missing', label: words.feedbackLacking },
      { value: 'good', label: words.feedbackGood },
    ],
    missing: words.feedbackTypeMissing,
    wrong: words.notAnOption,
  },
  {
    name: 'message',
    label: words.feedback,
    control: 'paragraphs',
    max: 4000,
    rows: 6,
    missing: words.feedbackMissing,
  },
  {
    name: 'page',
    label: words.page,
    hint: words.pageHint,
    control: 'line',
    max: 300,
    isOptional: true,
    missing: words.pageMissing,
  },
  {
    ...EMAIL,
    isOptional: true,
    hint: words.feedbackEmailHint,
  },
];

export const WITHDRAWAL_FIELDS: readonly MessageField[] = [
  { ...NAME, missing: words.buyerNameMissing },
  { ...EMAIL, hint: words.buyerEmailHint },
  ORDER,
  {
    name: 'goods',
    label: words.withdrawnGoods,
    hint: words.withdrawnGoodsHint,
    control: 'paragraphs',
    max: 2000,
    rows: 4,
    missing: words.withdrawnGoodsMissing,
  },
];

/** False for a topic about a feature that the shop does not have. */
function isTopicOpen(topic: string): boolean {
  const feature = { recipe: 'recipes', creator: 'creators', selling: 'apply' }[topic];
  return feature === undefined || hasFeature(feature as FeatureName);
}
