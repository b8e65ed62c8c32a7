import type { APIRoute } from 'astro';
import { getCatalogue, getSettings } from '#src/catalogue/get-catalogue.ts';
import { statisticsOf } from '#src/catalogue/settings/statistics.ts';
import { hasText } from '#src/catalogue/views/empty-pages.ts';
import { ownPages } from '#src/catalogue/views/own-page.ts';
import { goodsLabel } from '#src/core/products/goods.ts';
import { DEFAULT_REGION, OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { currencyLabel, regionLabel, taxNote } from '#src/core/regions/price-label.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { isOff } from '#src/core/shop/features.ts';
import { paths } from '#src/lib/paths.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';
import * as words from '#src/words/en/llms-text.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { Plural } from '#src/words/plural.ts';

/** `/llms.txt`: the store as a page of Markdown, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const catalogue = await getCatalogue();
  const { brand, closedRegions } = await getSettings();
  const { products, creators, recipes } = statisticsOf(catalogue);
  const filled = (await getCatalogue()).filledPlaces;
  const count = (number: number, word: Plural) => fillCount(word, number, { total: String(number) });
  const wording = recipes > 0 ? words.summaryWithRecipes : words.summary;
  const summary = fill(creators > 0 ? wording : words.summaryWithoutCreators, {
    strapline: brand.strapline,
    products: count(products, words.products),
    goods: goodsLabel(catalogue.products),
    creators: count(creators, words.creators),
    recipes: count(recipes, words.recipes),
  });
  const prices = (code: RegionCode) =>
    fill(words.pricesOfRegion, {
      code,
      region: regionLabel(code),
      currency: currencyLabel(code),
      tax: taxNote(code, isTaxAddedAtCheckout()),
    });
  const link = (name: string, path: string, about = '') =>
    `- [${name}](${new URL(path, site).href})${about && `: ${about}`}`;
  const links = (...all: Parameters<typeof link>[]) =>
    all
      .filter(([, path]) => !isOff(path) && hasText(catalogue, path))
      .map((each) => link(...each))
      .join('\n');
  const productsLink = (code: RegionCode) =>
    link(
      fill(words.productsOfRegion, { code }),
      paths.productFeed(code),
      fill(words.pricesIn, { currency: currencyLabel(code) }),
    );
  const open = OPEN_REGIONS.filter((code) => !closedRegions.includes(code));
  const text = `# ${brand.name}

> ${summary}

${words.addresses}

${open.map((code) => `- ${prices(code)}`).join('\n')}

## ${words.sections}

${catalogue.sections
  .filter(({ data }) => filled.has(data.slug))
  .map(({ data }) => link(data.name, paths.section(data.slug), data.line))
  .join('\n')}
${link(words.allProducts, paths.products)}

## ${creators > 0 ? words.people : words.blog}

${links(
  [words.creatorsPage, paths.creators, words.aboutCreators],
  [words.blog, paths.blog, words.aboutBlog],
  [words.aboutUs, paths.aboutUs],
  [words.sell, paths.beFound, words.aboutSelling],
)}

## ${words.beforeYouBuy}

${links(
  [words.faq, paths.faq, words.aboutFaq],
  ...ownPages(catalogue, DEFAULT_REGION).map(
    ({ id, data }): Parameters<typeof link> => [data.title, paths.page(id), data.summary],
  ),
  [words.terms, paths.terms],
  [words.contact, paths.contact],
)}

## ${words.forPrograms}

${open.map(productsLink).join('\n')}
${link(words.api, paths.api, words.aboutApi)}
${link(words.apiDescription, paths.openApi)}
${links([words.blogFeed, paths.blogFeed], [words.recipesFeed, paths.recipesFeed])}
${link(words.sitemap, '/sitemap-index.xml')}
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
