/**
 * The shop as a page of Markdown for language models, `/llms.txt`: its headings,
 * and its links with what they lead to.
 */

/** `{goods}` are kinds of goods. The rest are counts, which follow. */
export const summary = '{strapline} {products} ({goods}) by {creators}.';
export const summaryWithoutCreators = '{strapline} {products} ({goods}).';
export const summaryWithRecipes = '{strapline} {products} ({goods}) by {creators}, and {recipes}.';
export const products = { one: '{total} product', other: '{total} products' };
export const creators = { one: '{total} creator', other: '{total} creators' };
export const recipes = { one: '{total} free recipe', other: '{total} free recipes' };
export const addresses =
  'Each page has one address. Prices depend on the reader’s region. To read a page for another region, add ?region= and its code:';
/** `{code}` is that of the region, and `{tax}` says whether tax is in the prices. */
export const pricesOfRegion = '{code}: {region}, prices in {currency}, {tax}';

export const sections = 'Sections';
export const allProducts = 'All products';

export const people = 'Creators and articles';
export const creatorsPage = 'Creators';
export const aboutCreators = 'who makes what is sold here';
export const blog = 'Blog';
export const aboutBlog = 'articles, newest first';
export const aboutUs = 'About us';
export const sell = 'Sell your own';
export const aboutSelling = 'how to sell here';

export const beforeYouBuy = 'Before you buy';
export const faq = 'Questions and answers';
export const aboutFaq = 'delivery, returns, prices';
export const terms = 'Terms';
export const contact = 'Contact';

export const forPrograms = 'For developers';
export const productsOfRegion = 'Products, {code}';
export const pricesIn = 'prices in {currency}';
export const api = 'API';
export const aboutApi = 'every address, its parameters and its responses';
export const apiDescription = 'API, OpenAPI 3.1';
export const blogFeed = 'Blog, RSS';
export const recipesFeed = 'Recipes, RSS';
export const sitemap = 'Sitemap';
