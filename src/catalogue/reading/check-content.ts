import { isShopAmongCreators } from '#src/core/shop/features.ts';
import { RETIRED_ARTICLES } from '#src/core/urls/retired-articles.ts';
import { suggestion } from '#src/lib/closest.ts';
import { LANGUAGES } from '#src/words/words.ts';
import { productsOfRecipe } from '../recipes/products-of-recipe.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { categoriesById } from '../sections/categories.ts';
import { CHOICE_SLUGS } from '../sections/choices.ts';
import { bundleProblems } from './check-bundles.ts';
import { deliveryProblems } from './check-delivery.ts';
import { missingFiles } from './missing-files.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';
import { FIXED_PAGES, RESERVED_NAMES } from './reserved-names.ts';

/**
 * Checks across files: required files exist, references are valid, addresses are unique, and no article is
 * older than its author's joining date. `folder` is where the content was read from.
 */
export function checkContent(content: Content, folder: string = contentFolder()): ContentProblem[] {
  return [
    ...missingFiles(content, folder),
    ...references(content),
    ...deliveryProblems(content),
    ...bundleProblems(content),
    ...addresses(content),
    ...skus(content),
    ...giftCards(content),
    ...dates(content),
    ...languages(content),
  ];
}

function references(content: Content): ContentProblem[] {
  const ids = (entries: { id: string }[]) => new Set(entries.map((entry) => entry.id));
  const creators = ids(content.creators);
  const products = ids(content.products);
  const recipes = ids(content.recipes);
  const categories = new Set(categoriesById(content.sections).keys());
  const fundedProducts = ids(content.products.filter(({ data }) => data.type === 'funding'));
  const fundingCategories = new Set([...categories].filter((id) => id.startsWith('funding/')));
  const byKind = { product: products, creator: creators, recipe: recipes };
  const problems: ContentProblem[] = [];
  const need = (file: string, field: string, id: string, among: Set<string>, what: string) => {
    if (!among.has(id))
      problems.push({
        file,
        field,
        expected: `the id of ${what}; there is none called “${id}”.${suggestion(id, [...among])}`,
      });
  };
  const needAll = (file: string, field: string, all: readonly string[], among: Set<string>, what: string) => {
    for (const [at, id] of all.entries()) need(file, `${field}.${at}`, id, among, what);
  };
  for (const { file, data } of content.products) {
    if (!isShopAmongCreators({ _id: data.creator }))
      need(file, 'creator', data.creator, creators, 'a creator');
    needAll(file, 'categories', data.categories, categories, 'a category (section/category)');
    needAll(file, 'goesWith', data.goesWith, products, 'a product');
  }
  for (const { file, data } of content.recipes) {
    need(file, 'creator', data.creator, creators, 'a creator');
    needAll(file, 'products', data.products, products, 'a product');
    needAll(file, 'tools', data.tools, products, 'a product');
    for (const [group, { items }] of data.ingredients.entries())
      for (const [at, { product }] of items.entries())
        if (product) need(file, `ingredients.${group}.items.${at}.product`, product, products, 'a product');
    needAll(file, 'categories', data.categories, categories, 'a category (section/category)');
  }
  for (const { file, data } of content.blog) {
    need(file, 'author', data.author, creators, 'a creator');
    needAll(file, 'creators', data.creators, creators, 'a creator');
    needAll(file, 'products', data.products, products, 'a product');
    needAll(file, 'recipes', data.recipes, recipes, 'a recipe');
  }
  for (const { file, data } of content.fundings) {
    need(file, 'creator', data.creator, creators, 'a creator');
    if (data.product) need(file, 'product', data.product, fundedProducts, 'a product of the type funding');
    needAll(file, 'categories', data.categories, fundingCategories, 'a category of the funding section');
  }
  for (const { file, data } of content.reviews) {
    need(file, 'product', data.product, products, 'a product');
    const fromIt = content.recipes.filter((recipe) => productsOfRecipe(recipe.data).includes(data.product));
    if (data.recipe)
      need(file, 'recipe', data.recipe, ids(fromIt), `a recipe that comes from ${data.product} or uses it`);
  }
  const codes = new Set(content['payout-codes'].map(({ data }) => data.code));
  for (const { file, data } of content.contracts) {
    need(file, 'creator', data.creator, creators, 'a creator');
    if (data.code) need(file, 'code', data.code, codes, 'a payout code');
    for (const [at, { shares }] of data.agreed.entries())
      for (const [number, { product }] of shares.entries())
        if (product) need(file, `agreed.${at}.shares.${number}.product`, product, products, 'a product');
  }
  for (const { file, data } of content.coupons)
    needAll(file, 'products', data.products, products, 'a product');
  for (const { file, data } of content.selections)
    for (const [at, { kind, id }] of data.items.entries())
      need(file, `items.${at}.id`, id, byKind[kind], `a ${kind}`);
  for (const { file, data } of content['creator-terms']) {
    need(file, 'example.share', data.example.share, ids(data.shares), 'one of the shares');
    for (const [at, { creator }] of data.voices.entries())
      need(file, `voices.${at}.creator`, creator, creators, 'a creator');
  }
  for (const { file, data } of content.about) {
    const pictures = [data, ...data.ways].map(({ picture }) => picture);
    for (const [at, picture] of pictures.entries())
      if (picture)
        need(
          file,
          at === 0 ? 'picture.product' : `ways.${at - 1}.picture.product`,
          picture.product,
          products,
          'a product',
        );
    if (content['creator-terms'].length === 0 && /\{\{/.test(JSON.stringify(data)))
      problems.push({
        file,
        field: '',
        expected: 'no {{facts}}, since they are taken from creator-terms/terms.yaml and there is none',
      });
  }
  return problems;
}

function addresses(content: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const taken = new Map<string, string>();
  const take = (address: string, file: string, field: string) => {
    const other = taken.get(address);
    if (other)
      problems.push({ file, field, expected: `an address of its own; ${address} is taken by ${other}` });
    else taken.set(address, file);
  };
  for (const page of FIXED_PAGES)
    if (page.split('/').length > 2) taken.set(page, 'a page of the store itself');
  for (const { file, id } of content.creators)
    if (isShopAmongCreators({ _id: id }))
      problems.push({ file, field: '', expected: `another name than ${id}, which is the shop itself` });
  for (const { file, data } of content.creators)
    take(`/creators/${data.profile.handle}`, file, 'profile.handle');
  for (const { file, data } of content.sections) {
    if (RESERVED_NAMES.has(data.slug) && data.shows !== 'fundings')
      problems.push({
        file,
        field: 'slug',
        expected: `not “${data.slug}”, which is a page of the store itself`,
      });
    if ((data.shows === 'fundings') !== (data.slug === 'funding'))
      problems.push({
        file,
        field: 'slug',
        expected: '“funding” for the section that shows fundings, and for no other',
      });
    take(`/${data.slug}`, file, 'slug');
    for (const choice of CHOICE_SLUGS[data.shows])
      taken.set(`/${data.slug}/${choice}`, 'a list of the store itself');
    for (const category of data.categories)
      for (const { slug } of [category, ...category.nestedCategories])
        take(`/${data.slug}/${slug}`, file, 'categories');
  }
  for (const { file, id } of content.pages) {
    if (RESERVED_NAMES.has(id))
      problems.push({
        file,
        field: '',
        expected: `another name than ${id}, which is a page of the store itself`,
      });
    take(`/${id}`, file, '');
  }
  for (const { file, id } of content.blog)
    if (id === 'page' || RETIRED_ARTICLES.includes(id))
      problems.push({ file, field: '', expected: `another name; /blog/${id} is kept for something else` });
  for (const { file, data } of content.faq)
    for (const [at, { id }] of data.questions.entries()) take(`/faq#${id}`, file, `questions.${at}.id`);
  for (const { file, id, data } of content.fundings) {
    take(`/funding/${id}`, file, 'the name of the file');
    if (data.product) take(`the funding of ${data.product}`, file, 'product');
  }
  const codes = [...content.coupons, ...content['payout-codes']];
  for (const { file, data } of content.contracts) take(`the contract of ${data.creator}`, file, 'creator');
  for (const { file, data } of codes)
    take(`code ${data.code.toLowerCase()} of ${file.split('/').at(-2)}`, file, 'code');
  return problems;
}

/** Two variants with one SKU would look the same in a stock list. */
function skus({ products }: Content): ContentProblem[] {
  const taken = new Map<string, string>();
  return products.flatMap(({ file, id, data }) =>
    data.formats.flatMap(({ id: format, sku }, at) => {
      // A stock count finds an SKU in any case.
      const key = sku?.toLowerCase();
      const other = key && taken.get(key);
      if (key && !other) taken.set(key, `${id}, ${format} has “${sku}”`);
      return other ? [{ file, field: `formats.${at}.sku`, expected: `an SKU of its own; ${other}` }] : [];
    }),
  );
}

/** The gift card is sold on a page of its own (product-path.ts), which has room for one product. */
function giftCards({ products }: Content): ContentProblem[] {
  const [first, ...others] = products.filter(({ data }) => data.goods === 'gift-card');
  return others.map(({ file }) => ({
    file,
    field: 'goods',
    expected: `one gift card in the shop; “${first?.id}” is one. Add more values to its formats`,
  }));
}

function languages({ words }: Content): ContentProblem[] {
  return words
    .filter(({ id }) => !LANGUAGES.includes(id))
    .map(({ file }) => ({
      file,
      field: '',
      expected: `the name of a language that the store speaks: ${LANGUAGES.join(', ')}`,
    }));
}

function dates({ blog, creators }: Content): ContentProblem[] {
  const joined = new Map(creators.map(({ id, data }) => [id, data.joinedAt]));
  return blog.flatMap(({ file, data: { author, publishedAt } }) => {
    const since = joined.get(author);
    if (!since || publishedAt >= since) return [];
    return { file, field: 'publishedAt', expected: `no day before the one on which ${author} joined` };
  });
}
