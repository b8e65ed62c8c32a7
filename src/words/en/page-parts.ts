/** Parts that many pages have. */

export const skipToContent = 'Skip to content';
/** The name of a list of links to the parts of a page. */
export const onThisPage = 'On this page';
/** Who made it. `{name}` is a link, and `{place}` a town or a country. */
export const by = 'by {name}';
export const soldBy = 'Sold by {name}';
export const byFrom = 'by {name}, {place}';
/** The links to the kinds of a section: what a screen reader calls them, and the first. */
export const byKind = '{section} by kind';
export const all = 'All';
/** The names of the feeds. */
export const blogFeed = 'Blog';
export const recipesFeed = 'Recipes';

/** Over products at the end of a page about an order. */
export const shopOn = 'While you’re here';
