import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { faqAnswers, faqPlaces } from '#src/catalogue/policies/faq.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { findFaqAnswers } from '#src/catalogue/search/find-faq-answers.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { formatMoney } from '#src/core/money.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES } from './entries.ts';

const { content } = await readContent(contentFolder());
const catalogue = joinCatalogue(content, new Date());
const helpIn = (region: RegionCode, keyword: string) =>
  findFaqAnswers(faqAnswers(catalogue, region), keyword);

describe('questions in the search', () => {
  test.each([
    ['returns', 'send-back'],
    ['return policy', 'send-back'],
    ['refund', 'refund-when'],
    ['delivery', 'cost-of-post'],
    ['shipping', 'cost-of-post'],
    ['VAT', 'tax'],
    ['tax', 'tax'],
    ['order', 'find-order'],
    ['cancel', 'change-order'],
    ['download', 'ebook-where'],
    ['payment', 'ways-to-pay'],
    ['gift card', 'gift-card'],
    ['contact', 'contact'],
    ['gift', 'gift'],
    ['customs', 'customs'],
    ['where is my order?', 'find-order'],
    ['How much is delivery', 'cost-of-post'],
    ['deliv', 'cost-of-post'],
    ['retruns', 'send-back'],
    ['shiping', 'cost-of-post'],
  ])('%s', (keyword, id) => {
    for (const region of REGION_CODES) {
      const [best] = helpIn(region, keyword);
      expect(best?.url, region).toBe(`/faq#${id}`);
      expect(best?.text.length, region).toBeGreaterThan(20);
      expect(best?.text, region).not.toMatch(/\{\{|:::|\]\(/);
    }
  });

  test.each(['sardines', 'orange gift box', 'order of service', 'salt', 'how', 'card board', 'a', ''])(
    '“%s” is not a question',
    (keyword) => expect(helpIn('GB', keyword)).toEqual([]),
  );

  test('the delivery price is that of the region’s shipping data', () => {
    const standard = content['shipping-methods'].find(({ data }) => data.order === 1)!.data;
    for (const region of ['GB', 'US', 'LATAM'] as const) {
      const { currency, locale } = regionOf(region);
      expect(helpIn(region, 'delivery')[0]?.text).toContain(
        formatMoney({ amount: Number(standard.rates[region]), currency }, locale),
      );
    }
  });

  test('Help, Delivery and Returns lead to answers, and in a shop without any to its terms', () => {
    expect(faqPlaces(catalogue)).toEqual({
      help: '/faq',
      delivery: '/faq#cost-of-post',
      returns: '/faq#send-back',
    });
    expect(faqPlaces({ ...catalogue, content: { ...catalogue.content, faq: [] } })).toEqual({
      help: '/faq',
      delivery: '/terms#delivery',
      returns: '/terms#changing-your-mind',
    });
  });
});

describe('an answer in the search', () => {
  const help = [
    { title: 'Can I send it back?', text: 'Yes.', url: '/faq#back', find: ['sardine returns', 'tin'] },
  ];
  const engine = createSearchEngine(writeIndex(ENTRIES, [], help));

  test('is shown beside products, without a spelling suggestion', () => {
    const answer = engine.search({ keyword: 'tin', page: 1 });
    expect(answer.help).toEqual([{ title: 'Can I send it back?', text: 'Yes.', url: '/faq#back' }]);
    expect(answer.totalOfAll).toBeGreaterThan(0);
    expect(engine.suggest('tin').help[0]?.url).toBe('/faq#back');
    expect(engine.search({ keyword: 'returns of sardines', page: 1 }).closest).toEqual([]);
  });

  test('leads with the FAQ, then the page that does it', () => {
    const pages = [...help, { title: 'Return', text: 'Tell us.', url: '/withdraw', find: ['tin', 'form'] }];
    const shop = createSearchEngine(writeIndex(ENTRIES, [], pages));
    expect(shop.suggest('tin').help.map(({ url }) => url)).toEqual(['/faq#back', '/withdraw']);
    expect(shop.search({ keyword: 'form', page: 1 }).help.map(({ url }) => url)).toEqual(['/withdraw']);
  });

  test('is missing for other keywords', () => {
    expect(engine.search({ keyword: 'lemon', page: 1 }).help).toEqual([]);
    expect(engine.suggest('lemon').help).toEqual([]);
  });
});
