/** The Discover page. In its heading, `*these words*` are in italics. */
export const discover = {
  description: 'What is new and what we point at: products, recipes and their creators.',
  heading: 'Discover',
  lead: '',
  empty: 'Nothing is chosen yet. These are the newest products.',
  newest: 'New',
  /** The parts of the page. A line is under its title. */
  mainTitle: 'Featured',
  mainLine: '',
  spotlightTitle: 'In the spotlight',
  spotlightLine: '',
  discoverTitle: 'More to discover',
  discoverLine: '',
};
