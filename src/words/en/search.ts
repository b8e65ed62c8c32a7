/** Search: its page, its dialog and its suggestions. */

export const search = 'Search';
/** `{brand}` is the shop’s name. */
export const searchBrand = 'Search {brand}';
export const searchBy = 'Search by creator, product or recipe';
export const hint = 'Try searching by creator, product or recipe';
export const close = 'Close';
/** The title of the page of results. */
export const titleOf = 'Search: “{keyword}”';
export const description = 'Search {brand} by creator, product or recipe.';

/** The same in a shop without creators or without recipes. */
export const productsOnly = {
  searchBy: 'Search the shop',
  hint: 'Try the name of a product',
  description: 'Search {brand} for products and articles.',
  tip: 'Try fewer words. If you think we should sell it, {contact}.',
};
/** Lists below the search. */
export const byCategory = 'By category';
export const byCreator = 'By creator';

/** The heading of the page: before a search, and over its results. */
export const heading = 'What are you looking for?';
export const found = 'Found: {keyword}';
export const notFound = 'Not found: {keyword}';
/** What was searched for, in quotation marks. */
export const quoted = '“{keyword}”';
export const notAvailable = 'Search is not available';
export const outOfOrder = 'Please try again in a minute, or browse the categories below.';
/** After a search without results. `{contact}` is a link. */
export const tip = 'Try fewer words, or a creator’s name. If you think we should sell it, {contact}.';
export const contact = 'contact us';
/**
 * Over popular products: before a search, under an answer from the help pages,
 * and after a search without results.
 */
export const popular = 'Popular';
export const popularToo = 'Popular';
export const popularInstead = 'Popular';

/** Under the heading: sentences that follow each other. */
export const wasCut = 'Your search was too long, so we used its first {count} characters.';
export const helpAnswer = 'An answer from Help.';
export const pageAnswer = 'The page for this is below.';
export const noResults = 'No results.';
export const similar = 'No exact matches. Showing similar results.';
/** The price that was searched for, as a sentence. */
export const upTo = 'Up to {most}.';
export const fromPrice = '{least} or more.';
export const betweenPrices = '{least} to {most}.';
/** `{results}` is one of the next three. */
export const results = '{results}.';
export const resultsOnPage = '{results}, page {page} of {pages}.';
export const allResults = { one: '{total} result: {kinds}', other: '{total} results: {kinds}' };
/** `{found}` is `2 recipes`. */
export const resultsOfKind = '{found} of {total} results';
/** A list of several, such as `2 recipes, 1 article and 4 creators`. */
export const listEnd = '{others} and {last}';

/** Links to the categories that were searched for, each as `Tools in Kitchen` or as the name of a section. */
export const seePlaces = 'See all in {places}';
export const categoryOf = '{category} in {section}';

/** What can be found, by its kind. */
export const kinds = {
  products: 'Products',
  recipes: 'Recipes',
  creators: 'Creators',
  articles: 'Articles',
  fundings: 'Projects',
};
export const counts = {
  products: { one: '{total} product', other: '{total} products' },
  recipes: { one: '{total} recipe', other: '{total} recipes' },
  creators: { one: '{total} creator', other: '{total} creators' },
  articles: { one: '{total} article', other: '{total} articles' },
  fundings: { one: '{total} project', other: '{total} projects' },
};
export const noneOfKind = {
  products: 'No products found.',
  recipes: 'No recipes found.',
  creators: 'No creators found.',
  articles: 'No articles found.',
  fundings: 'No projects found.',
};
export const typeOfResult = 'Type of result';
export const allKinds = 'All';
/** The name of a list, for the links to its pages. */
export const resultList = 'results';
/** After a search whose price nothing has. `{keyword}` is a link. */
export const atAnyPrice = 'See {keyword} at any price.';
/** Links to other spellings: `Did you mean salt, malt or melt?` */
export const didYouMean = 'Did you mean {keywords}?';
export const either = '{others} or {last}';

/** An answer from the help pages. */
export const help = 'Help';
export const wholeAnswer = 'Read the whole answer';
export const wholeAnswerTo = 'Read the whole answer: {question}';
/** The same for a page that does something, such as signing up. */
export const openPage = 'Go to the page';
export const openPageOf = 'Go to the page: {question}';

/** What a result is, over its title. */
export const recipe = 'Recipe, {time}';
export const creator = 'Creator';
export const article = 'From the blog';
export const funding = 'Funding';
export const fundingOver = 'Funding, closed';

export const suggestions = 'Suggestions';
/** Said by a screen reader. `{total}` is of all results. */
export const noSuggestions = 'No suggestions.';
export const suggestionCount = {
  one: '{count} suggestion, {total} in all.',
  other: '{count} suggestions, {total} in all.',
};
/** `{suggestions}` is the sentence above. */
export const helpAndSuggestions = 'An answer from Help: {question} {suggestions}';
/** A link to them. */
export const allResultsFor = {
  one: 'The one result for {keyword}',
  other: 'All {total} results for {keyword}',
};

/** Words that something is found by, beside those of its texts. */
export const recipeTerms = 'recipe';
/** The same for a recipe of half an hour or less. */
export const quickTerms = 'quick easy fast';
export const creatorTerms = 'creator';
export const articleTerms = 'article blog';
export const fundingTerms = 'funding back pledge';
