import type { FoodFacts } from '../core/food/food-facts.ts';
import type { Funding } from '../core/fundings/types.ts';
import type { Category, Product } from '../core/products/types.ts';
import { hasFeature } from '../core/shop/features.ts';
import { toFunding } from './fundings/funding.ts';
import { withParts } from './products/bundle.ts';
import { foodFactsOf } from './products/food-facts.ts';
import { lastAddedFirst } from './products/last-added-first.ts';
import { toProduct } from './products/product.ts';
import type { Content, ContentOf } from './reading/read-content.ts';
import { shopAsCreator, withoutFeatures } from './reading/without-features.ts';
import { productsOfRecipe } from './recipes/products-of-recipe.ts';
import { contentFile } from './schemas/content-folder.ts';
import type { SettingsEntry } from './schemas/settings.ts';
import { categoriesById, withParents } from './sections/categories.ts';

export type CatalogueProduct = Product & {
  entry: ContentOf<'products'>;
  /** The facts of the food that it is, or of each item in a box. Empty for other products. */
  food: FoodFacts[];
};
export type CatalogueFunding = Funding & { entry: ContentOf<'fundings'> };
export type Creator = ContentOf<'creators'>;
export type Recipe = ContentOf<'recipes'>;
export type Article = ContentOf<'blog'>;
export type Review = ContentOf<'reviews'>;
export type Section = ContentOf<'sections'>;

/** The content, joined and indexed. Pages, feeds, search and the functions' snapshot are built from it. */
export type Catalogue = {
  settings: SettingsEntry;
  /** Newest first. Test products are in no list but have a page. */
  products: CatalogueProduct[];
  testProducts: CatalogueProduct[];
  productById: Map<string, CatalogueProduct>;
  /** By name, in English alphabetical order. None in a shop without creators. */
  creators: Creator[];
  creatorById: Map<string, Creator>;
  /** Newest first. */
  recipes: Recipe[];
  recipeById: Map<string, Recipe>;
  /** Newest first. */
  articles: Article[];
  /** Running fundings first, by end date; then those with a known outcome, the latest first. */
  fundings: CatalogueFunding[];
  /** In the editor's order. `shippingMethods` are ordered in the same way and include inactive ones. */
  sections: Section[];
  shippingMethods: ContentOf<'shipping-methods'>[];
  categories: Map<string, Category>;
  /**
   * The paths of all sections and categories that have entries, without the leading slash: `books`,
   * `books/fish`. Others have a page that says they are empty, and no links to it.
   */
  filledPlaces: ReadonlySet<string>;
  /** Entries by creator, product or category, in the order of the full lists. */
  by: CatalogueIndex;
  /** Content that is looked up by name and not joined. */
  content: Pick<
    Content,
    | 'selections'
    | 'coupons'
    | 'payout-codes'
    | 'legal'
    | 'faq'
    | 'creator-terms'
    | 'about'
    | 'pages'
    | 'search'
    | 'words'
  >;
};

type CatalogueIndex = {
  productsByCreator: Index<CatalogueProduct>;
  productsByCategory: Index<CatalogueProduct>;
  recipesByCreator: Index<Recipe>;
  recipesByCategory: Index<Recipe>;
  recipesByProduct: Index<Recipe>;
  articlesByAuthor: Index<Article>;
  /** Reviews of the product itself, newest first. Reviews of its recipes are in `reviewsByRecipe`. */
  reviewsByProduct: Index<Review>;
  reviewsByRecipe: Index<Review>;
  fundingsByCreator: Index<CatalogueFunding>;
};
type Index<T> = ReadonlyMap<string, readonly T[]>;

/**
 * Joins the content as of `now`. Pages, feeds and checkout all read content through this.
 *
 * @throws Error when the settings or a creator is missing; the content check reports a missing creator first
 */
export function joinCatalogue(whole: Content, now: Date): Catalogue {
  const content = withoutFeatures(whole);
  const store = content.settings.find(({ id }) => id === 'store');
  const settings = store?.data;
  if (!settings) throw new Error(`${contentFile('settings', 'store')} is missing`);
  // The shop itself sells gift cards, and has no page among the creators.
  const creatorById = byId([shopAsCreator(store), ...content.creators]);
  const categories = categoriesById(content.sections);
  const creatorOf = (
    kind: 'products' | 'fundings',
    { id, data }: { id: string; data: { creator: string } },
  ) => {
    const creator = creatorById.get(data.creator);
    if (!creator) throw new Error(`${contentFile(kind, id)}: creator: no creator named ${data.creator}`);
    return creator;
  };
  const fundings = content.fundings
    .map((entry) => ({ ...toFunding(entry, creatorOf('fundings', entry), categories), entry }))
    .sort(soonestFirst);
  const isOver = overProducts(fundings, now);
  const entryById = byId(content.products);
  const foodSources = {
    productOf: (id: string) => entryById.get(id)?.data,
    foodBusiness: settings.foodBusiness,
  };
  const single = content.products.map((entry) => ({
    ...toProduct(entry, creatorOf('products', entry), categories, now),
    entry,
    food: foodFactsOf(entry.data, foodSources),
  }));
  const singleById = new Map(single.map((product) => [product._id, product]));
  const allProducts = single
    .map((product) => withParts(product, product.entry.data, (id) => singleById.get(id)))
    .map((product) => (isOver(product) ? { ...product, availability: 'unavailable' as const } : product))
    .sort(lastAddedFirst);
  const products = allProducts.filter(({ kind }) => kind !== 'test');
  const recipes = content.recipes.toSorted(newestFirst);
  const reviews = content.reviews.toSorted((a, b) => +b.data.writtenAt - +a.data.writtenAt);
  const articles = content.blog.toSorted(newestFirst);
  return {
    settings,
    products,
    testProducts: allProducts.filter(({ kind }) => kind === 'test'),
    productById: new Map(allProducts.map((product) => [product._id, product])),
    creators: hasFeature('creators') ? content.creators.toSorted(byName) : [],
    creatorById,
    recipes,
    recipeById: byId(recipes),
    articles,
    fundings,
    sections: content.sections.toSorted(inOrder),
    shippingMethods: content['shipping-methods'].toSorted(inOrder),
    categories,
    filledPlaces: placesWith([...products, ...fundings], recipes, content.sections),
    by: {
      productsByCreator: groupBy(products, ({ creator }) => [creator._id]),
      productsByCategory: groupBy(products, ({ categoryIds }) => categoryIds),
      recipesByCreator: groupBy(recipes, ({ data }) => [data.creator]),
      recipesByCategory: groupBy(recipes, ({ data }) => data.categories),
      recipesByProduct: groupBy(recipes, ({ data }) => productsOfRecipe(data)),
      reviewsByProduct: groupBy(reviews, ({ data }) => (data.recipe ? [] : [data.product])),
      reviewsByRecipe: groupBy(reviews, ({ data }) => (data.recipe ? [data.recipe] : [])),
      articlesByAuthor: groupBy(articles, ({ data }) => [data.author]),
      fundingsByCreator: groupBy(fundings, ({ creator }) => [creator._id]),
    },
    content,
  };
}

/**
 * Matches products of type `funding` whose funding is over.
 * They are not for sale until the editor changes the type.
 */
function overProducts(fundings: readonly Funding[], now: Date): (product: Product) => boolean {
  const over = new Set(
    fundings.flatMap(({ product, endsAt }) => (Date.parse(endsAt) <= now.getTime() ? product : [])),
  );
  return ({ _id, type }) => type === 'funding' && over.has(_id);
}

/** The creator with this id. The content check guarantees that it exists. */
export function creatorNamed({ creatorById }: Pick<Catalogue, 'creatorById'>, id: string): Creator {
  const creator = creatorById.get(id);
  if (!creator) throw new Error(`There is no creator named ${id}.`);
  return creator;
}

function byId<T extends { id: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Groups items by each of their keys, without duplicates within a group. */
function groupBy<T>(things: readonly T[], keysOf: (thing: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things)
    for (const key of new Set(keysOf(thing))) {
      const group = groups.get(key);
      if (group) group.push(thing);
      else groups.set(key, [thing]);
    }
  return groups;
}

function placesWith(
  sold: readonly { categoryIds: readonly string[] }[],
  recipes: readonly Recipe[],
  sections: readonly Section[],
): ReadonlySet<string> {
  const named = [
    ...sold.flatMap(({ categoryIds }) => categoryIds),
    ...recipes.flatMap(({ data }) => data.categories),
  ];
  const used = withParents([...new Set(named)], sections);
  return new Set(used.flatMap((id) => [id, id.split('/')[0] ?? id]));
}

type Published = { id: string; data: { publishedAt: Date } };
/** The sort order of recipes and articles. */
export const newestFirst = (a: Published, b: Published) =>
  b.data.publishedAt.getTime() - a.data.publishedAt.getTime() || a.id.localeCompare(b.id);

const byName = (a: Creator, b: Creator) => a.data.name.localeCompare(b.data.name, 'en');

const inOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;

function soonestFirst(a: CatalogueFunding, b: CatalogueFunding): number {
  const [isOver, isOtherOver] = [a, b].map(({ entry }) => entry.data.outcome !== undefined);
  if (isOver !== isOtherOver) return isOver ? 1 : -1;
  return (isOver ? b : a).endsAt.localeCompare((isOver ? a : b).endsAt) || a._id.localeCompare(b._id);
}
