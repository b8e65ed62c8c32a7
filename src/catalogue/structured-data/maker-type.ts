import { hasFeature } from '#src/core/shop/features.ts';

/** The schema.org type of a maker: a person, or the shop itself where it has no creators. */
export const MAKER_TYPE = hasFeature('creators') ? 'Person' : 'Organization';
