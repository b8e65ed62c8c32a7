/** Lists of products, and the page of one. `{goods}` is what the shop sells. */

export const title = 'All products';
export const heading = 'All products';
export const lead = '{goods}. Available products come first.';
export const description = '{goods}: all products, with prices in your currency.';
/** On the sharing pictures of all products, and of a section. */
export const kicker = 'Shop';
export const sectionKicker = 'Shop';
/** After the number of products, in the description of a section. */
export const inSection = 'products';
/** The name of the list, for the links to its pages. */
export const listName = 'products';
export const empty = 'Nothing is for sale yet';
export const emptyText = 'Come back later, or ask us what is coming.';
export const emptySection = 'Nothing here yet';
export const emptySectionText = 'There is more';
export const emptySectionLink = 'in the rest of the shop';
export const noMatches = 'No matches';
/** `{clear}` is a link. */
export const noMatchesText = 'Change one of the choices above, or {clear}.';
export const soldOut = '{creator} has none left at the moment.';
export const sample = 'A sample.';
export const sampleText = 'A small one, to try it first.';
/** The parts of the page of one. */
export const skipToBuying = 'Skip to buying';
export const pictures = 'Pictures';
/** The dialog with the pictures. A screen reader reads the names of its buttons. */
export const pictureOf = '{at} of {count}';
export const closePictures = 'Close';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const zoomPicture = 'Full size';
/** The link to a product’s trailer, and the name of its captions’ language. */
export const watchTrailer = 'Watch the trailer';
export const captions = 'English';
export const savedThings = 'Saved items';
export const reviews = 'Reviews';
export const recommended = 'Goes well with';
export const recipes = { one: 'A recipe with it', other: 'Recipes with it' };

/** In place of the form that buys a product. `{places}` is a list of regions. */
export const soldIn =
  '{creator} sells it in {places}. If it is going there, change the region at the top of the page.';
export const soldNowhere = '{creator} is not selling it anywhere at the moment.';
export const moreFrom = 'More from {creator}';
export const fundingIsOver = 'Its funding has ended';
export const fundingIsOverText = 'See on its page how it did.';
export const seeEnd = 'See how it ended';
export const soldOutHeading = 'Sold out for now';
export const formatSoldOut = '{format}: sold out for now.';
export const tellMe = 'Tell me when it is back';

/** The description of the list that shopping services read. `{tax}` is a sentence. */
export const feedDescription = 'What {brand} sells in {region}. {tax}';
/** There, in place of a way of delivery. */
export const download = 'Download';
/** The title of the page of one, for browsers and search engines. */
export const titleBy = '{product} by {creator}';
/** Before the day on which it comes out. */
export const out = 'Out';
