/** The list of creators, and the page of one. `{name}` is a first name. */

export const heading = { one: '{count} creator', other: '{count} creators' };
export const none = 'No creators yet';
/** The links to the lists of each letter: what a screen reader calls them, and the first. */
export const byLetter = 'Creators by letter';
export const all = 'All';
/** The name of the list, for the links to its pages. */
export const listName = 'creators';
export const lead = '';
export const description = 'All creators of our {goods}, from A to Z.';
/** Over a creator’s name. `{since}` is a month. */
export const hereSince = '{place} ·\u00a0here since {since}';
/** The story of a creator, as a screen reader calls it. `{name}` is the whole name. */
export const storyOf = 'About {name}';
/** The parts of a creator’s page, in its contents. */
export const about = 'About {name}';
export const made = 'Products';
export const fundings = 'Projects';
export const cooked = 'Recipes';
export const written = 'Articles';
export const posts = 'Posts';
/** The headings of some of them. */
export const products = { one: 'One product by {name}', other: '{countInWords} products by {name}' };
export const recipes = 'Recipes by {name}';
export const latestPosts = 'Latest posts';

/** The list of one letter: its title and its heading. */
export const titleOfLetter = 'Our creators: {letter}';
export const underLetter = { one: '{countInWords} under {letter}', other: '{countInWords} under {letter}' };
