import { hasFeature } from '#src/core/shop/features.ts';

/** What schema.org calls the maker of things here: a person, or the shop itself where it has no creators. */
export const MAKER_TYPE = hasFeature('creators') ? 'Person' : 'Organization';
