import { NEWS_WORDINGS } from '#src/core/news/wordings.ts';
import { FEATURE_NAMES, type FeatureName, hasFeature } from '#src/core/shop/features.ts';
import type { OpenApi } from '#src/features/api/openapi.ts';

/** The error codes, parameters, schemas and values of fields that a feature has to itself. */
const TERMS: Partial<Record<FeatureName, readonly string[]>> = {
  creators: ['creator', 'creator-preview', 'creator-socials'],
  fundings: [
    'funding',
    'fundings',
    'Pledge',
    'unknown_funding',
    'unknown_reward',
    'amount_out_of_range',
    'not_open_yet',
    'funding_over',
  ],
  recipes: ['recipe', 'recipes'],
  reviews: ['reviews'],
  giftCards: [
    'gift-card',
    'Gift Card',
    'unknown_gift_card',
    'gift_card_other_currency',
    'gift_card_empty',
    'gift_card_not_needed',
    'gift_card_not_taken',
    'gift_card_in_use',
  ],
  newsletter: NEWS_WORDINGS.map(({ id }) => id).filter((id) => id.startsWith('newsletter-')),
};
const off = new Set(FEATURE_NAMES.flatMap((name) => (hasFeature(name) ? [] : (TERMS[name] ?? []))));

/** True unless a term is of a feature that the shop does not have. */
export const isOn = (term: string) => !off.has(term);

type Item = string | { name?: string; $ref?: string; schema?: { items?: { enum?: unknown[] } } };

/**
 * The document without what belongs to features that the shop does not have. Fields of answers stay: every
 * shop's answers have the same ones.
 */
export function withoutOff(document: OpenApi): OpenApi {
  const shown = (item: Item) => {
    if (typeof item === 'string') return isOn(item);
    if (item.schema?.items?.enum?.length === 0) return false;
    return isOn(item.name ?? item.$ref?.split('/').at(-1) ?? '');
  };
  const pruned: OpenApi = JSON.parse(JSON.stringify(document), (key, value) =>
    Array.isArray(value) && key !== 'required' ? value.filter(shown) : value,
  );
  for (const name of off) delete pruned.components.schemas[name];
  return pruned;
}
