import type {
  Article,
  Catalogue,
  CatalogueFunding,
  CatalogueProduct,
  Creator,
  Recipe,
} from '#src/catalogue/catalogue.ts';
import { coverOf, dishOf, leadOf, plateOf, posterOf } from '#src/catalogue/pictures/covers.ts';
import type { Picture } from '#src/catalogue/pictures/store-picture.ts';
import { productPath } from '#src/catalogue/product-path.ts';
import { listPrice } from '#src/catalogue/products/list-price.ts';
import { headNouns, phrasesOn } from '#src/catalogue/search/head-nouns.ts';
import type { SearchEntry, SearchItem } from '#src/catalogue/search/search-item.ts';
import { homeSelectionsOf, productsIn } from '#src/catalogue/selections/selections.ts';
import { duration } from '#src/core/duration-text.ts';
import { allergensOf } from '#src/core/food/food-facts.ts';
import { GOODS, isEdible, nounOf } from '#src/core/products/goods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { SPOTLIGHTS } from '#src/core/selections.ts';
import { totalMinutes } from '#src/lib/duration.ts';
import { nth } from '#src/lib/nth.ts';
import { paths } from '#src/lib/paths.ts';
import { wordsOf } from '#src/lib/words.ts';
import * as interfaceWords from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';

/** A recipe that takes no longer is found as a quick one. */
const QUICK_MINUTES = 30;

/** Everything that can be found in a region, with its prices, in a fixed order. */
export function searchEntries(catalogue: Catalogue, region: RegionCode): Promise<SearchEntry[]> {
  const { products, creators, recipes, articles, fundings } = catalogue;
  return Promise.all([
    ...products.map((product) => productEntry(catalogue, product, region)),
    ...recipes.map((recipe) => recipeEntry(catalogue, recipe)),
    ...creators.map(creatorEntry),
    ...articles.map((article) => articleEntry(catalogue, article)),
    ...fundings.map((funding) => fundingEntry(catalogue, funding)),
  ]);
}

/**
 * Shown when nothing was found: up to six products from the home page's selections that this region sells.
 */
export function popularIn(catalogue: Catalogue, region: RegionCode): string[] {
  const selections = SPOTLIGHTS.flatMap((spotlight) => homeSelectionsOf(catalogue, spotlight));
  const chosen = [...selections.flatMap(productsIn), ...catalogue.products];
  const sold = chosen.filter((product) => listPrice(product, region).amount !== undefined);
  return [...new Set(sold.map(({ _id }) => `products/${_id}`))].slice(0, 6);
}

async function productEntry(
  catalogue: Catalogue,
  product: CatalogueProduct,
  region: RegionCode,
): Promise<SearchEntry> {
  const price = listPrice(product, region);
  const { data } = product.entry;
  const isFood = isEdible(data.goods);
  const allergens = allergensOf({ isFood, food: product.food });
  const noun = nounOf(data);
  // The noun of a jar is `Jar`, so its name has to say what is in it. A book is a book.
  const heads = data.goods === 'book' || data.goods === 'course' ? [] : headNouns(product.name);
  return {
    item: {
      id: `products/${product._id}`,
      kind: 'products',
      title: product.name,
      by: product.creator.name,
      label: noun,
      url: productPath(product.entry),
      price,
      ...(price.amount === undefined && { isAbsent: true }),
      ...((isFood || allergens.length > 0) && { allergens }),
      picture: pictureOf(await coverOf(catalogue, product)),
    },
    noun: join(noun, heads),
    categories: join(GOODS[data.goods].several, categoriesOf(catalogue, product.categoryIds)),
    words: join(
      data.formats.map(({ name }) => name),
      data.keywords,
      product.type === 'pre-order' ? 'pre-order' : '',
      product.summary,
    ),
    phrases: phrasesOn(wordsOf(join(noun, heads)), product.summary),
  };
}

async function recipeEntry(catalogue: Catalogue, recipe: Recipe): Promise<SearchEntry> {
  const { id, data } = recipe;
  const minutes = totalMinutes(data.minutes);
  const isQuick = minutes <= QUICK_MINUTES;
  const ingredients = data.ingredients.flatMap(({ items }) => items.map(({ name }) => name));
  return {
    item: {
      id: `recipes/${id}`,
      kind: 'recipes',
      title: data.title,
      by: makerOf(catalogue, data.creator),
      label: fill(interfaceWords.recipe, { time: duration(minutes) }),
      url: paths.recipe(id),
      ...(data.diet.length > 0 && { diets: data.diet }),
      picture: pictureOf(await dishOf(catalogue, recipe)),
    },
    noun: interfaceWords.recipeTerms,
    categories: join(
      categoriesOf(catalogue, data.categories),
      data.diet,
      isQuick ? interfaceWords.quickTerms : [],
    ),
    words: join(ingredients, data.summary),
    phrases: ingredients,
  };
}

async function creatorEntry(creator: Creator): Promise<SearchEntry> {
  const { name, username, profile } = creator.data;
  return {
    item: {
      id: `creators/${creator.id}`,
      kind: 'creators',
      title: name,
      by: profile.place,
      label: interfaceWords.creator,
      url: paths.creator(profile.handle),
      picture: pictureOf(await plateOf(creator)),
    },
    noun: interfaceWords.creatorTerms,
    words: join(username, profile.handle, profile.speciality, profile.line),
  };
}

async function articleEntry(catalogue: Catalogue, article: Article): Promise<SearchEntry> {
  const { id, data } = article;
  return {
    item: {
      id: `articles/${id}`,
      kind: 'articles',
      title: data.title,
      by: makerOf(catalogue, data.author),
      label: interfaceWords.article,
      url: paths.article(id),
      picture: pictureOf(await leadOf(catalogue, article)),
    },
    noun: interfaceWords.articleTerms,
    categories: join(data.tags),
    words: join(data.summary),
  };
}

async function fundingEntry(catalogue: Catalogue, funding: CatalogueFunding): Promise<SearchEntry> {
  const { data } = funding.entry;
  return {
    item: {
      id: `fundings/${funding._id}`,
      kind: 'fundings',
      title: data.title,
      by: makerOf(catalogue, data.creator),
      label: data.outcome ? interfaceWords.fundingOver : interfaceWords.funding,
      url: paths.funding(funding._id),
      picture: pictureOf(await posterOf(catalogue, funding)),
    },
    noun: interfaceWords.fundingTerms,
    categories: join(categoriesOf(catalogue, data.categories)),
    words: join(
      data.rewards.map(({ title }) => title),
      data.keywords,
      data.summary,
    ),
  };
}

/** The names of categories and their sections, each once. */
function categoriesOf({ categories, sections }: Catalogue, ids: readonly string[]): string[] {
  const names = ids.flatMap((id) => [
    categories.get(id)?.name ?? [],
    sections.find(({ data }) => data.slug === id.split('/')[0])?.data.name ?? [],
  ]);
  return [...new Set(names.flat())];
}

function pictureOf({ webp, width, height, ground }: Picture): SearchItem['picture'] {
  const large = webp.find((file) => file.width >= 640) ?? nth(webp, -1);
  return { small: nth(webp, 0).url, large: large.url, width, height, ...(ground && { ground }) };
}

function makerOf({ creatorById }: Catalogue, id: string): string {
  const maker = creatorById.get(id);
  if (!maker) throw new Error(`There is no creator named ${id}`);
  return maker.data.name;
}

function join(...words: (string | readonly string[])[]): string {
  return words.flat().join(' . ');
}
