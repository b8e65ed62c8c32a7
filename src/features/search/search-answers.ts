import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { type FaqAnswer, faqAnswers } from '#src/catalogue/policies/faq.ts';
import { giftCardProduct } from '#src/catalogue/products/gift-card.ts';
import { pageAnswers } from '#src/catalogue/views/own-page.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/search-pages.ts';

/**
 * What the search answers besides what it finds: the FAQ, the shop's own pages, and then the pages that do
 * something, such as `returns`. Of equal matches the first leads.
 */
export function searchAnswers(catalogue: Catalogue, region: RegionCode): FaqAnswer[] {
  return [
    ...faqAnswers(catalogue, region),
    ...pageAnswers(catalogue, region),
    ...(hasFeature('newsletter') ? [{ ...words.newsletter, url: paths.newsletter }] : []),
    { ...words.unsubscribe, url: paths.unsubscribe },
    { ...words.order, url: paths.order },
    { ...words.withdraw, url: paths.withdraw },
    { ...words.contact, url: paths.contact },
    ...(giftCardProduct(catalogue) ? [{ ...words.giftCards, url: paths.giftCards }] : []),
    { ...words.downloads, url: paths.downloads },
    { ...words.saved, url: paths.saved },
    { ...words.basket, url: paths.basket },
    { ...words.faq, url: paths.faq },
  ];
}
