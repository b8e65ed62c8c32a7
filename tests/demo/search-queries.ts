import type { Allergen } from '#src/core/food/allergens.ts';

/**
 * What a shopper types in the demo's search in Britain, and what must come: each field is one expectation.
 * Ids are those of products, unless they have their kind before them.
 */
export type TypedQuery = {
  typed: string;
  /** The first result is one of these. */
  first?: string;
  /** All of these are among the first three. */
  soon?: string;
  /** The first three are this kind of thing. */
  label?: string;
  /** Recipes on the first page are of this diet, and no food is there that has not been called so. */
  diet?: string;
  /** No food on the first page has this allergen, and recipes say that they have none. */
  without?: Allergen;
  /** No product on the first page costs more, in pence. */
  most?: number;
  /** There is a result. */
  some?: true;
  /** There is none. */
  none?: true;
  /** The question whose answer is shown. */
  help?: string;
  /** The page that does it is linked above the results. */
  page?: string;
};

/** What shoppers type in the demo's search, by the kind of words. */
export const QUERIES: Readonly<Record<string, readonly TypedQuery[]>> = {
  'names of products': [
    { typed: 'salt lemon sardine', first: 'salt-lemon-sardine' },
    { typed: 'a slow loaf', first: 'a-slow-loaf' },
    { typed: 'slow loaf', first: 'a-slow-loaf' },
    { typed: 'tahdig', first: 'tahdig' },
    { typed: 'bun', first: 'bun' },
    { typed: 'bún', first: 'bun' },
    { typed: 'the walnut year', first: 'the-walnut-year' },
    { typed: 'two egg pan', first: 'the-two-egg-pan' },
    { typed: 'the named apron', first: 'the-named-apron' },
    { typed: 'ata din din', first: 'ata-din-din' },
    { typed: 'ras el hanout', first: 'ras-el-hanout-market-blend' },
    { typed: 'aji amarillo', first: 'aji-amarillo-tube' },
    { typed: 'koji on a tuesday', first: 'koji-on-a-tuesday' },
    { typed: 'party jollof', soon: 'party-jollof recipes/party-jollof-small-pot' },
    { typed: 'starter fold wait', first: 'starter-fold-wait' },
    { typed: 'antep box', first: 'antep-box' },
    { typed: 'petisco plate', first: 'petisco-plate' },
    { typed: 'mug for strong tea', first: 'mug-for-strong-tea' },
    { typed: 'sol over gudhjem', first: 'recipes/sol-over-gudhjem' },
    { typed: 'welsh cakes', first: 'recipes/welsh-cakes' },
    { typed: 'thirty chairs', first: 'fundings/thirty-chairs' },
  ],
  'names of creators': [
    { typed: 'Inês Carvalho', first: 'creators/ines-carvalho' },
    { typed: 'ines', first: 'creators/ines-carvalho' },
    { typed: 'hanna lindqvist', first: 'creators/hanna-lindqvist' },
    { typed: 'adaeze', first: 'creators/adaeze-obi' },
    { typed: 'mei lin', first: 'creators/mei-lin-zhou' },
    { typed: 'quynh tran', first: 'creators/quynh-tran' },
    { typed: 'sorensen', first: 'creators/ulla-sorensen' },
    { typed: 'loic kervella', first: 'creators/loic-kervella' },
    { typed: 'o conghaile', first: 'creators/ruairi-o-conghaile' },
    { typed: 'yusuf demir', first: 'creators/yusuf-demir' },
    { typed: 'gwen', first: 'creators/gwen-pritchard' },
    { typed: 'rania khoury', soon: 'creators/rania-khoury mouneh' },
  ],
  'what a thing is': [
    { typed: 'pan', soon: 'the-two-egg-pan the-arepa-iron' },
    { typed: 'pans', first: 'the-two-egg-pan the-arepa-iron' },
    { typed: 'pot', first: 'the-mussel-pot the-afternoon-pot the-curanto-pot tanimura-donabe' },
    { typed: 'knife', soon: 'nakiri-165' },
    { typed: 'knives', first: 'nakiri-165 matsumoto-nakiri zirh' },
    { typed: 'apron', first: 'bakers-apron the-named-apron the-liming-apron' },
    { typed: 'aprons', first: 'bakers-apron the-named-apron the-liming-apron' },
    { typed: 'board', first: 'olive-wood-board the-onion-board the-herring-board' },
    { typed: 'mortar', soon: 'battambang-mortar the-brass-mortar' },
    { typed: 'rolling pin', first: 'the-milk-bar-pin' },
    { typed: 'teapot', first: 'mint-teapot' },
    { typed: 'plates', first: 'petisco-plate' },
    { typed: 'mug', first: 'mug-for-strong-tea' },
    { typed: 'bowl', soon: 'herb-bowl' },
    { typed: 'grater', first: 'coconut-grater' },
    { typed: 'loaf tin', first: 'the-two-pound-tin' },
    { typed: 'donabe', first: 'tanimura-donabe' },
    { typed: 'honey', soon: 'thyme-honey-sfakia' },
    { typed: 'chutney', first: 'lasun-chutney' },
    { typed: 'chocolate', first: 'grand-bereby-72' },
    { typed: 'caramel', first: 'caramel-in-a-tube' },
    { typed: 'sardines', first: 'six-sardines-algarve' },
    { typed: 'pepper sauce', soon: 'yellow-pepper-sauce pepper-sauce-taster' },
    { typed: 'coffee', soon: 'desayuno-box roast-it-yourself' },
    { typed: 'gift card', first: 'gift-card', help: 'gift-card' },
  ],
  'categories and diets': [
    { typed: 'frying pans', first: 'the-two-egg-pan the-arepa-iron' },
    { typed: 'bread', first: 'bread-without-waiting rye-keeps a-slow-loaf recipes/rewena-bread' },
    { typed: 'spices', first: 'ras-el-hanout-market-blend suya-yaji zaatar-bekaa' },
    {
      typed: 'gift boxes',
      first: 'antep-box desayuno-box oaxaca-kitchen-box lagos-pepper-box grand-bereby-72',
    },
    { typed: 'ceramics', first: 'petisco-plate' },
    { typed: 'preserves', first: 'mouneh salt-sun-jar eleven-jars torshi' },
    { typed: 'ferments', soon: 'eleven-jars' },
    { typed: 'one pot', first: 'one-pot-many-spoons' },
    { typed: 'casserole', first: 'the-mussel-pot the-afternoon-pot the-curanto-pot tanimura-donabe' },
    { typed: 'salads', soon: 'recipes/green-mango-salad-prawns' },
    { typed: 'breakfast', first: 'corn-before-breakfast' },
    { typed: 'courses', label: 'Course' },
    { typed: 'vegan', first: 'tiffin a-long-afternoon horta sadya-for-six tempe the-walnut-year' },
    { typed: 'vegan cookbook', first: 'tiffin a-long-afternoon horta sadya-for-six tempe' },
    { typed: 'vegan recipes', diet: 'vegan' },
    { typed: 'vegetarian', diet: 'vegetarian' },
    { typed: 'gluten free', diet: 'gluten-free' },
    { typed: 'gluten-free chicken', diet: 'gluten-free' },
    { typed: 'dairy free', diet: 'dairy-free' },
    { typed: 'nut free cakes', soon: 'recipes/welsh-cakes' },
    { typed: 'cakes', soon: 'the-cotton-cake sweet-short-square' },
  ],
  'other words for it': [
    { typed: 'saucepan', first: 'the-mussel-pot the-afternoon-pot the-curanto-pot tanimura-donabe' },
    { typed: 'skillet', first: 'the-two-egg-pan the-arepa-iron' },
    { typed: 'frying pan', first: 'the-two-egg-pan the-arepa-iron' },
    { typed: 'kettle', first: 'mint-teapot' },
    { typed: 'tea pot', first: 'mint-teapot' },
    { typed: 'dutch oven', first: 'the-mussel-pot the-afternoon-pot the-curanto-pot tanimura-donabe' },
    { typed: 'chopping board', first: 'olive-wood-board the-onion-board the-herring-board' },
    { typed: 'cutting board', first: 'olive-wood-board the-onion-board the-herring-board' },
    { typed: 'pestle and mortar', soon: 'battambang-mortar the-brass-mortar' },
    { typed: 'bread tin', first: 'the-two-pound-tin' },
    { typed: 'rice cooker', first: 'tanimura-donabe' },
    { typed: 'aubergine', soon: 'recipes/smoked-mussels-aubergine-sesame' },
    { typed: 'eggplant', first: 'recipes/smoked-mussels-aubergine-sesame' },
    { typed: 'courgette', first: 'recipes/doenjang-stew-potato-courgette' },
    { typed: 'zucchini', first: 'recipes/doenjang-stew-potato-courgette' },
    { typed: 'coriander', first: 'recipes/beetroot-pkhali' },
    { typed: 'cilantro', first: 'recipes/beetroot-pkhali' },
    { typed: 'scallions', soon: 'recipes/dan-bing recipes/spring-onion-oil-noodles' },
    { typed: 'green onion', soon: 'recipes/dan-bing recipes/spring-onion-oil-noodles' },
    { typed: 'shrimp', first: 'recipes/green-mango-salad-prawns' },
    {
      typed: 'chilli',
      first: 'ata-din-din lasun-chutney yellow-pepper-sauce pepper-sauce-taster aji-amarillo-tube',
    },
    {
      typed: 'chili',
      first: 'ata-din-din lasun-chutney yellow-pepper-sauce pepper-sauce-taster aji-amarillo-tube',
    },
    { typed: 'hot sauce', first: 'ata-din-din yellow-pepper-sauce pepper-sauce-taster' },
    { typed: 'soy sauce', first: 'two-winter-shoyu' },
    { typed: 'zaatar', soon: 'zaatar-bekaa' },
    { typed: 'zatar', soon: 'zaatar-bekaa' },
    { typed: 'tempeh', soon: 'tempe' },
    { typed: 'borscht', first: 'recipes/poltava-borsch-with-halushky' },
    {
      typed: 'pasta',
      first: 'orecchiette-in-an-afternoon orecchiette-and-other-arguments recipes/orecchiette-turnip-tops',
    },
    { typed: 'spice mix', first: 'ras-el-hanout-market-blend suya-yaji zaatar-bekaa' },
    { typed: 'canned fish', first: 'six-sardines-algarve svaneke-herring' },
    { typed: 'seafood', first: 'six-sardines-algarve alder kaimoana low-tide' },
    { typed: 'cookbook', label: 'Book' },
    { typed: 'e-book', first: 'tiffin salt-sun-jar twelve-bowls-before-nine' },
    { typed: 'ebook', first: 'tiffin salt-sun-jar twelve-bowls-before-nine', help: 'ebook-where' },
    { typed: 'cooking class', label: 'Course' },
    { typed: 'voucher', first: 'gift-card' },
    { typed: 'gift voucher', first: 'gift-card', help: 'gift-card' },
    { typed: 'present for mum', first: 'gift-card antep-box desayuno-box' },
    { typed: 'birthday present', first: 'gift-card antep-box desayuno-box' },
    { typed: 'hamper', first: 'antep-box desayuno-box oaxaca-kitchen-box lagos-pepper-box' },
    { typed: 'quick dinner', soon: 'supper-for-one-and-a-half' },
  ],
  misspelt: [
    { typed: 'choclate', first: 'grand-bereby-72 one-square' },
    { typed: 'sardins', soon: 'six-sardines-algarve' },
    { typed: 'orechiette', soon: 'orecchiette-and-other-arguments orecchiette-in-an-afternoon' },
    { typed: 'kachapuri', first: 'khachapuri-four-ways' },
    { typed: 'piergi', first: 'recipes/pierogi-ruskie recipes/pierogi-in-beetroot' },
    { typed: 'zaluk', first: 'recipes/zaalouk recipes/zaalouk-aubergine' },
    { typed: 'sourdoh', soon: 'starter-fold-wait' },
    { typed: 'aubergene', soon: 'recipes/smoked-mussels-aubergine-sesame' },
    { typed: 'zuchini', first: 'recipes/doenjang-stew-potato-courgette' },
    { typed: 'cinamon buns', first: 'recipes/cold-proof-cinnamon-buns' },
    { typed: 'hanna lindquist', first: 'creators/hanna-lindqvist' },
    { typed: 'knifes', soon: 'nakiri-165' },
  ],
  'two words and more': [
    { typed: 'bread course', first: 'bread-without-waiting starter-fold-wait' },
    { typed: 'sourdough course', first: 'starter-fold-wait' },
    { typed: 'fish cookbook', first: 'alder kaimoana low-tide salt-lemon-sardine' },
    { typed: 'cast iron pan', first: 'the-arepa-iron' },
    { typed: 'clay pot', first: 'the-afternoon-pot tanimura-donabe the-curanto-pot' },
    { typed: 'wooden board', soon: 'olive-wood-board' },
    { typed: 'sharp knife', first: 'nakiri-165 matsumoto-nakiri zirh' },
    { typed: 'honey cake', first: 'medivnyk-ten-layers' },
    { typed: 'rye bread', first: 'rye-keeps' },
    { typed: 'jollof rice', soon: 'party-jollof' },
    { typed: 'kids apron', first: 'the-liming-apron the-named-apron bakers-apron' },
    { typed: 'engraved board', first: 'the-herring-board olive-wood-board' },
  ],
  sizes: [
    { typed: '22cm plate', first: 'petisco-plate' },
    { typed: '20 cm pan', first: 'the-two-egg-pan' },
    { typed: '720 ml', first: 'two-winter-shoyu' },
    { typed: '9cm mortar', first: 'the-brass-mortar' },
    { typed: 'tin 125g', first: 'six-sardines-algarve' },
  ],
  questions: [
    { typed: 'returns', help: 'send-back' },
    { typed: 'how do i return something', help: 'send-back' },
    { typed: 'delivery', help: 'cost-of-post' },
    { typed: 'how much is shipping', help: 'cost-of-post' },
    { typed: 'where is my order', help: 'find-order' },
    { typed: 'pay with paypal', help: 'ways-to-pay' },
    { typed: 'download my ebook', help: 'ebook-where' },
    { typed: 'dishwasher', help: 'care' },
  ],
};
