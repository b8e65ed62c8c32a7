/** The editor at /admin: the kinds of content, and lines below fields. */

export const collections = {
  products: { many: 'Products', one: 'product' },
  creators: { many: 'Creators', one: 'creator' },
  recipes: { many: 'Recipes', one: 'recipe' },
  blog: { many: 'Articles', one: 'article' },
  fundings: { many: 'Projects', one: 'project' },
  reviews: { many: 'Reviews', one: 'review' },
  selections: { many: 'Home and Discover', one: 'selection' },
  sections: { many: 'Sections and categories', one: 'section' },
  pages: { many: 'Pages', one: 'page' },
  faq: { many: 'Questions', one: 'group of questions' },
  about: { many: 'About page', one: 'About page' },
  legal: { many: 'Policies', one: 'policy' },
  'creator-terms': { many: 'Creator terms', one: 'terms' },
  contracts: { many: 'Contracts', one: 'contract' },
  coupons: { many: 'Promo codes', one: 'promo code' },
  'payout-codes': { many: 'Payout codes', one: 'payout code' },
  'shipping-methods': { many: 'Shipping methods', one: 'shipping method' },
  redirects: { many: 'Redirects', one: 'list of redirects' },
  search: { many: 'Search words', one: 'search words' },
  words: { many: 'Interface words', one: 'interface words' },
  settings: { many: 'Settings', one: 'settings' },
};

/** Names of fields whose name in the file is no word. */
export const labels = {
  alt: 'Alternative text',
  src: 'File',
  sku: 'SKU',
  addedAt: 'Added on',
  releasedAt: 'Released on',
  publishedAt: 'Published on',
  updatedAt: 'Updated on',
  joinedAt: 'Joined on',
  writtenAt: 'Written on',
  countedAt: 'Counted on',
  previewImages: 'Pictures',
  customization: 'Personalisation',
  goods: 'Kind of goods',
  perValue: 'Differences',
  productFormatId: 'Chosen first',
  daysOff: 'Days off',
  upTo: 'Up to',
  excluded: 'Excluded areas',
  paper: 'Background of pages',
  surface: 'Sheets, fields and boxes',
  pale: 'Quieter background',
  ink: 'Text',
  soft: 'Secondary text',
  accent: 'Links and marks',
  buy: 'Buttons that buy',
  onBuy: 'Text on those buttons',
  _name: 'Name',
  _value: 'Value',
};

/** What a value may be that is one of several things. */
export const kindsOfValues = { none: 'None', value: 'One value', fields: 'Several values' };
export const kinds = {
  rates: { value: 'One price', fields: 'Bands by weight or value' },
  zones: { none: 'Not offered in a zone', fields: 'Other terms in a zone' },
  daysOff: { value: 'Day', fields: 'Days from and to' },
  colours: { value: 'One colour', fields: 'One for light and one for dark' },
};

/** The form of the shop's own words. */
export const wordFields = {
  words: {
    label: 'Words',
    label_singular: 'word',
    hint: 'Those that the shop says differently. All others are as the software has them.',
  },
  word: { label: 'Word', hint: 'Search for its text as the software has it.' },
  text: { label: 'Text', hint: 'It may use the places of that text, such as {brand}, and no others.' },
  one: {
    label: 'Text for one',
    hint: 'Only of a word that has two texts, as in “one thing / {count} things”.',
  },
};
/** What a word is of. `pages` has all that are in no other group. */
export const wordGroups = {
  pages: 'Of a page',
  mails: 'Of a mail',
  desk: 'Of the desk',
  editor: 'Of this editor',
};
/** `{field}`: a list. `{name}`: what two of its items are called. */
export const sameName = '“{field}” has “{name}” twice. Give each another name, or remove one.';

export const help = {
  draft: 'A draft is only in previews.',
  publishAt: 'On the site from then on.',
  unpublishAt: 'On the site until then.',
  aliases: 'Earlier names of this file. Their addresses lead here.',
  amount: 'Without the decimal point: 650 stands for 6.50.',
  amounts: 'Without the decimal point: 650 stands for 6.50. Not sold in a region that stays empty.',
  alt: 'What is seen, for those who do not see the picture.',
  weight: 'In grams, with the packaging.',
  productFormatId: 'The id of the format that is chosen first.',
  options: 'Up to three, such as Size and Colour. Each combination of their values is sold.',
  values: 'Such as S, M and L.',
  perValue: 'Prices, weight or picture of all variants with this value. Leave out what is the same for all.',
  oneValue: 'As written above, such as L.',
  productPrices: 'Of all formats that have none of their own.',
  formats:
    'With options, only variants that differ: with a SKU, stock or a price of its own, or not made. Without, what is sold.',
  formatId: 'Part of addresses, such as hardback. Not needed with options.',
  pictureName: 'Only if two pictures show the same view.',
  drawingColour: 'Only of a drawing.',
  formatOptions: 'One value of each option, in their order.',
  formatName: 'Not needed with options.',
  formatPrices: 'Not needed if the product has prices of its own.',
  picture: 'The view of the picture that is shown when this is chosen.',
  view: 'A short name, such as front. Without one: front, picture-2, picture-3 and so on, in their order.',
  stock: 'Only of what is limited. Sales after the day of the count are subtracted.',
  ingredients: 'In descending order of weight, with allergens between asterisks, as in *wheat* flour.',
  rule: 'What the title or text promises of each item. The content check holds it.',
  under: 'Less than this. Fill in one of the two.',
  most: 'This or less. Fill in one of the two.',
  pricesSince: 'The day from which the prices apply, if there were others before.',
  logo: 'An SVG, in place of the name in letters.',
  icon: 'A square SVG, in place of the first letter of the name.',
  figures: 'A line [figure: name] in the text shows one.',
  rates: 'What delivery costs. Not offered in a region that stays empty.',
  byWeight: 'In grams. Each band starts where the one before ends.',
  byValue: 'By the value of goods, without the decimal point. The last band has no limit.',
  zones: 'Zones are named in the settings, under Delivery.',
  zonesOfShop: 'Parts of regions with prices or times of their own, by the name that shipping methods use.',
  postcodes: 'The start of a postcode, such as BT, or a range, such as HS1-HS9.',
};

/**
 * Below the editor: since when the site is live. `{time}`: as 12:04. `{day}`: the day, or one of those below.
 */
export const liveSince = 'Live since {time} ({day}).';
export const today = 'today';
export const yesterday = 'yesterday';
/** After a save, until the site has it. `{time}`: of the save. */
export const beingBuilt = 'Saved {time}. Being built.';
export const builtLate =
  'Saved {time}. Not live yet: the build may have failed. Look at the last builds at the host.';
/** Where nothing has to be built. */
export const changesShowAtOnce = 'Changes show at once.';

/** Below the editor in a development server. `{problems}` and `{warnings}`: how many. */
export const problemsFound = 'Content check. Errors: {problems}. Warnings: {warnings}.';
export const warning = 'Warning:';
/** `{field}`: such as `Formats 1, Prices`. `{expected}`: what the check expected there. */
export const problemInField = '“{field}”: {expected}';
export const problem = 'The whole file: {expected}';

/**
 * Instead of each page of a development server, while content is broken. `{problems}`: what the content check
 * says. `{editor}`: the editor's path.
 */
export const noPages =
  '{problems}\n\nCorrect the content in the editor at {editor}, or in the files. Then load this page again.\n';

export const title = '{shop}: content';
export const body = 'Text';
/** `{value}`: what the shop takes then. */
export const ifEmpty = 'If empty: {value}.';
/** `{expected}`: what the content check expects, such as `a time such as "14:00"`. */
export const expectedThere = 'Expected: {expected}';
