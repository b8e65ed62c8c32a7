import type { APIRoute } from 'astro';
import { getCatalogue, getSettings } from '#src/catalogue/get-catalogue.ts';
import { statisticsOf } from '#src/catalogue/settings/statistics.ts';
import { goodsLabel } from '#src/core/products/goods.ts';
import { currencyLabel, regionLabel, taxNote } from '#src/core/regions/price-label.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';

/** `/llms.txt`: the store as a page of Markdown, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const catalogue = await getCatalogue();
  const { brand, closedRegions } = await getSettings();
  const { products, creators, recipes } = statisticsOf(catalogue);
  const filled = (await getCatalogue()).filledPlaces;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const free = recipes > 0 ? `, and ${count(recipes, 'free recipe')}` : '';
  const link = (name: string, path: string, about = '') =>
    `- [${name}](${new URL(path, site).href})${about && `: ${about}`}`;
  const open = REGIONS.filter(({ code }) => !closedRegions.includes(code));
  const text = `# ${brand.name}

> ${brand.strapline} ${count(products, 'product')} (${goodsLabel(catalogue.products)}) by ${count(creators, 'creator')}${free}.

Each page has one address. Prices depend on where the reader is; add ?region= and a code to any address to read it as it is there:

${open.map(({ code }) => `- ${code}: ${regionLabel(code)}, prices in ${currencyLabel(code)}, ${taxNote(code, isTaxAddedAtCheckout())}`).join('\n')}

## Sections

${catalogue.sections
  .filter(({ data }) => filled.has(data.slug))
  .map(({ data }) => link(data.name, paths.section(data.slug), data.line))
  .join('\n')}
${link('All products', paths.products)}

## Creators and articles

${link('Creators', paths.creators, 'who makes what is sold here')}
${link('Blog', paths.blog, 'articles, newest first')}
${link('About us', paths.aboutUs)}
${link('Sell your own', paths.beFound, 'how to sell here')}

## Before you buy

${link('Questions and answers', paths.faq, 'post, returns, prices, ebooks')}
${link('Terms', paths.terms)}
${link('Contact', paths.contact)}

## For programs

${open.map(({ code }) => link(`Products, ${code}`, paths.productFeed(code), `prices in ${currencyLabel(code)}`)).join('\n')}
${link('API', paths.api, 'every address, what it takes and what it answers')}
${link('API, OpenAPI 3.1', paths.openApi)}
${link('Blog, RSS', paths.blogFeed)}
${link('Recipes, RSS', paths.recipesFeed)}
${link('Sitemap', '/sitemap-index.xml')}
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
