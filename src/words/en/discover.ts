/** The Discover page. In its heading, `*these words*` are in italics. */

export const description = 'What is new in the shop, and what we have chosen to show first.';
export const heading = 'Discover';
export const lead = '';
export const empty = 'Nothing is featured yet. These are the newest products.';
export const newest = 'New';
/** The parts of the page. A line is under its title. */
export const mainTitle = 'Featured';
export const mainLine = '';
export const spotlightTitle = 'In the spotlight';
export const spotlightLine = '';
export const discoverTitle = 'More to discover';
export const discoverLine = '';
