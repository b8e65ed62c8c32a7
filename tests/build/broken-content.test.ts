import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { describeProblem } from '#src/catalogue/reading/parse-file.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

/** The file of its first digital format. */
const EPUB = '{ name: a-slow-loaf.epub, src: ./files/sample.epub }';
const PRODUCT = 'products/a-slow-loaf.md';
const WORDS = 'words/en.yaml';
const SYNONYMS = 'search/synonyms.yaml';
const touched = new Set<string>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-content-'));
  await cp(contentFolder(), folder, { recursive: true });
});
// Only what a test has changed is copied again: the whole takes much longer than the checks.
afterEach(async () => {
  for (const file of touched) {
    const written = path.join(contentFolder(), file);
    await rm(path.join(folder, file), { recursive: true, force: true });
    if (existsSync(written)) await cp(written, path.join(folder, file), { recursive: true });
  }
  touched.clear();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The place of a file or folder of the copy, which is as written again after the test. */
function placeOf(file: string): string {
  touched.add(file);
  return path.join(folder, file);
}

/**
 * The errors that stop the build, as `checkedContent` in scripts/lib/build-store.ts shows them to an editor.
 */
async function problems(): Promise<string[]> {
  return (await readAndCheck(folder)).problems.map(describeProblem);
}

/** Changes a content file. Fails if the text is missing, since the test would prove nothing. */
async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const place = placeOf(file);
  const text = await readFile(place, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} has ${from}`).not.toBe(text);
  await writeFile(place, changed);
}

describe('an invalid content file stops the build, naming file, field and what was expected', () => {
  test('the store’s own content is valid', async () => {
    expect(await problems()).toEqual([]);
  });

  const cases: [what: string, file: string, from: string | RegExp, to: string, said: RegExp][] = [
    [
      'an invalid publishing time',
      PRODUCT,
      'name: A Slow Loaf',
      'name: A Slow Loaf\npublishAt: 2026-02-31',
      /a-slow-loaf\.md: publishAt: a day such as 2026-12-01, or a time with its time zone/,
    ],
    [
      'a time without its zone',
      PRODUCT,
      'name: A Slow Loaf',
      'name: A Slow Loaf\nunpublishAt: 2026-12-01T09:00',
      /a-slow-loaf\.md: unpublishAt: .*2026-12-01T09:00\+01:00/,
    ],
    [
      'an end before the beginning',
      PRODUCT,
      'name: A Slow Loaf',
      'name: A Slow Loaf\npublishAt: 2026-12-02\nunpublishAt: 2026-12-01',
      /a-slow-loaf\.md: unpublishAt: a time after publishAt/,
    ],
    [
      'an old name that is a page',
      PRODUCT,
      'name: A Slow Loaf',
      'name: A Slow Loaf\naliases: [the-two-egg-pan]',
      /a-slow-loaf\.md: aliases\.0: an old path; \/products\/the-two-egg-pan is a page of this site/,
    ],
    [
      'an old name with a slash',
      PRODUCT,
      'name: A Slow Loaf',
      'name: A Slow Loaf\naliases: [/old]',
      /a-slow-loaf\.md: aliases\.0: a slug/,
    ],
    [
      'YAML that cannot be read',
      PRODUCT,
      'name: A Slow Loaf',
      'name: "A Slow Loaf',
      /a-slow-loaf\.md: the whole file: valid YAML: a quote, bracket.+ \(line \d+\)/,
    ],
    [
      'an allergen without its mark',
      'products/six-sardines-algarve.md',
      'Sardines (*fish*)',
      'Sardines',
      /six-sardines-algarve\.md: food\.ingredients: asterisks around each allergen; write “\*Sardines\* 70 %”/,
    ],
    [
      'a nutrient with a digit too many',
      'products/six-sardines-algarve.md',
      'protein: 21',
      'protein: 210',
      /six-sardines-algarve\.md: food\.nutrition\./,
    ],
    [
      'food without facts that Britain and the EU can buy',
      'products/six-sardines-algarve.md',
      /^food:\n( .+\n)+/m,
      '',
      /six-sardines-algarve\.md: food: its ingredients, nutrition.+since GB and EU must be told/,
    ],
    [
      'food without a business',
      'settings/store.yaml',
      /^ {4}GB: \{ name: .+\n/m,
      '',
      /store\.yaml: foodBusiness\.GB: name and address of who answers for food there/,
    ],
    [
      'no front matter',
      PRODUCT,
      /^---\n/,
      '',
      /a-slow-loaf\.md: the whole file: front matter between two lines of three hyphens/,
    ],
    [
      'a word that the store does not have',
      WORDS,
      'productCount:',
      'productCounts:',
      /words\/en\.yaml: home\.productCounts: no such word\. Did you mean productCount\?/,
    ],
    [
      'a synonym of nothing',
      SYNONYMS,
      /\[aubergine, .+\]/,
      '[aubergine]',
      /synonyms\.yaml: synonyms\.0: two words or more for the same thing/,
    ],
    [
      'a synonym that is there twice',
      SYNONYMS,
      'brinjal',
      'Eggplant',
      /synonyms\.yaml: synonyms\.0\.2: each word once; “Eggplant” is there twice/,
    ],
    [
      'a synonym without letters',
      SYNONYMS,
      'brinjal',
      '"!"',
      /synonyms\.yaml: synonyms\.0\.2: a word of letters or digits/,
    ],
    [
      'a place that a word does not offer',
      WORDS,
      'heading: What are you hungry for?',
      'heading: "What is in {brand}?"',
      /words\/en\.yaml: search\.heading: no \{brand\}, since this word offers no places/,
    ],
    ['a wrong type', PRODUCT, /addedAt: \S+/, 'addedAt: [soon]', /a-slow-loaf\.md: addedAt: a day such as/],
    [
      'a promo code with an invalid last day',
      'coupons/tins20.yaml',
      'percentOff: 20',
      'percentOff: 20\nuntil: 11/12/2026',
      /tins20\.yaml: until: a day such as 2026-12-01/,
    ],
    [
      'an unknown field',
      PRODUCT,
      'name: A Slow Loaf',
      'name: A Slow Loaf\ncolour: red',
      /a-slow-loaf\.md: .*has fields that are not accepted: colour/,
    ],
    ['a field that is missing', PRODUCT, /summary: .+\n/, '', /a-slow-loaf\.md: summary: is missing/],
    [
      'a digital format without files',
      PRODUCT,
      / {4}files:\n( {6}- .*\n)+/,
      '',
      /a-slow-loaf\.md: formats\.\d\.files: the files that it is delivered as, since nobody should pay for what cannot be sent/,
    ],
    [
      'a promise that no file keeps',
      PRODUCT,
      `      - ${EPUB}\n`,
      '',
      /a-slow-loaf\.md: formats\.\d\.detail: no promise of EPUB, since none of its files is that/,
    ],
    [
      'a file that is not there',
      PRODUCT,
      EPUB,
      '{ name: A Slow Loaf.epub, src: ./files/loaf.epub }',
      /a-slow-loaf\.md: formats\.\d\.files\.0\.src: a file; there is none at products\/files\/loaf\.epub/,
    ],
    [
      'a file that is out and was never given',
      PRODUCT,
      EPUB,
      '{ name: A Slow Loaf.epub }',
      /a-slow-loaf\.md: formats\.\d\.files\.0\.src: the file itself \(src\), since it is out/,
    ],
    [
      'a file whose name could be mistaken for something else',
      PRODUCT,
      EPUB,
      "{ name: '../loaf.epub', src: ./a-slow-loaf.md }",
      /a-slow-loaf\.md: formats\.\d\.files\.0\.name: a name of letters and digits that ends in \.epub/,
    ],
    [
      'files of what is printed',
      PRODUCT,
      'type: Print On Demand\n',
      'type: Print On Demand\n    files:\n      - { name: a.pdf, src: ./files/sample.pdf }\n',
      /a-slow-loaf\.md: formats\.\d\.files: no files, since only a Digital File is delivered as files/,
    ],
    [
      'a price as a text',
      PRODUCT,
      'GB: 2200',
      "GB: '22.00'",
      /a-slow-loaf\.md: formats\.0\.prices\.GB: a price in minor units: write 2200 for “22\.00” \(line \d+\)/,
    ],
    [
      'a price in fractions of a penny',
      PRODUCT,
      'GB: 2200',
      'GB: 2200.125',
      /a-slow-loaf\.md: formats\.0\.prices\.GB: must be a whole number/,
    ],
    [
      'a price with a decimal point',
      PRODUCT,
      'GB: 2200',
      'GB: 22.00',
      /a-slow-loaf\.md: formats\.0\.prices\.GB: a price in minor units: write 2200 for 22\.00 \(line \d+\)/,
    ],
    [
      'a price in a region that there is not',
      PRODUCT,
      'GB: 2200',
      'UK: 2200',
      /a-slow-loaf\.md: formats\.0\.prices.*UK/,
    ],
    [
      'a creator that there is not',
      PRODUCT,
      'creator: hanna-lindqvist',
      'creator: nobody',
      /a-slow-loaf\.md: creator: the id of a creator; there is none called “nobody”/,
    ],
    [
      'a category that there is not',
      PRODUCT,
      'books/baking',
      'books/bakery',
      /a-slow-loaf\.md: categories\.0: the id of a category .*“books\/bakery”/,
    ],
    [
      'a product beside it that there is not',
      PRODUCT,
      'goesWith: [bakers-apron',
      'goesWith: [no-apron',
      /a-slow-loaf\.md: goesWith\.0: the id of a product; .*“no-apron”/,
    ],
    [
      'a chosen format that there is not',
      PRODUCT,
      'formats:',
      'productFormatId: papyrus\nformats:',
      /a-slow-loaf\.md: productFormatId: one of the formats: hardback/,
    ],
    [
      'a pre-order without a day',
      PRODUCT,
      'formats:',
      'type: pre-order\nformats:',
      /a-slow-loaf\.md: releasedAt: a date/,
    ],
    [
      'a section in the place of a page',
      'sections/books.yaml',
      'slug: books\n',
      'slug: basket\n',
      /sections\/books\.yaml: slug: not “basket”, which is a page of the store itself/,
    ],
    [
      'an author that there is not',
      'blog/salt-by-weight.md',
      'author: hye-jin-noh',
      'author: nobody',
      /salt-by-weight\.md: author: the id of a creator; there is none called “nobody”/,
    ],
    [
      'an article about a product that there is not',
      'blog/salt-by-weight.md',
      'products: [eleven-jars',
      'products: [twelve-jars',
      /salt-by-weight\.md: products\.0: the id of a product; .*“twelve-jars”/,
    ],
    [
      'an article’s figure that is neither a photograph nor a drawing',
      'blog/salt-by-weight.md',
      /lead:\n[\s\S]*?figures:/,
      'lead: { alt: A crock of cabbage }\nfigures:',
      /salt-by-weight\.md: lead: either `art` or `src`/,
    ],
    [
      'goods of an unknown kind',
      PRODUCT,
      'goods: book',
      'goods: gadget',
      /a-slow-loaf\.md: goods: one of the kinds of goods: book, kitchenware, .*other/,
    ],
    [
      'a product that does not say what it is',
      PRODUCT,
      'goods: book\n',
      '',
      /a-slow-loaf\.md: goods: one of the kinds of goods: book/,
    ],
    [
      'a view to be drawn, and no drawing',
      PRODUCT,
      /\nart:\n(?: .*\n)+/,
      '\n',
      /a-slow-loaf\.md: previewImages\.0\.src: a photograph, since there is no `art` to draw the view “front” from/,
    ],
    [
      'a photograph that is not there',
      PRODUCT,
      'view: front',
      'src: ./loaf.jpg\n    view: front',
      /a-slow-loaf\.md: previewImages\.0\.src: a photograph; there is no file products\/loaf\.jpg/,
    ],
    [
      'a creator’s photograph that is not there',
      'creators/hanna-lindqvist.md',
      'art:',
      'photograph: { src: hanna.jpg, alt: Hanna at the oven }\nart:',
      /hanna-lindqvist\.md: photograph\.src: .* creators\/hanna\.jpg/,
    ],
    [
      'what the shop says of itself about a product that there is not',
      'about/us.yaml',
      'product: torshi',
      'product: no-book',
      /us\.yaml: ways\.0\.picture\.product: the id of a product; .*“no-book”/,
    ],
    [
      'an unknown placeholder',
      'about/us.yaml',
      '{{printing}}',
      '{{ink}}',
      /us\.yaml: ways\.2\.text\.0: \{\{ink\}\} to be one of the facts price, printing/,
    ],
    [
      'an article changed before it was written',
      'blog/creators.md',
      'updatedAt: 2026-11-02',
      'updatedAt: 2026-09-01',
      /creators\.md: updatedAt: no day before the one it was published on/,
    ],
    [
      'an article from before its author joined',
      'creators/hye-jin-noh.md',
      /joinedAt: \S+/,
      'joinedAt: 2026-11-15',
      /salt-by-weight\.md: publishedAt: no day before the one on which hye-jin-noh joined/,
    ],
    [
      'a coupon for nothing that is sold',
      'coupons/tins20.yaml',
      'salt-lemon-sardine',
      'no-tin',
      /tins20\.yaml: products\.0: the id of a product; .*“no-tin”/,
    ],
    [
      'a percentage over a hundred',
      'coupons/tins20.yaml',
      'percentOff: 20',
      'percentOff: 120',
      /tins20\.yaml: percentOff: .*100/,
    ],
    [
      'a percentage and amounts',
      'coupons/a-fiver.yaml',
      'code: A-FIVER',
      'code: A-FIVER\npercentOff: 10',
      /a-fiver\.yaml: amountsOff: either a percentage or amounts, not both/,
    ],
    [
      'a promo code that gives nothing',
      'coupons/post-paid.yaml',
      'freeShipping: true',
      'freeShipping: false',
      /post-paid\.yaml: percentOff: a percentage, amounts \(amountsOff\) or freeShipping: true/,
    ],
    [
      'a region that a promo code has no amount for',
      'coupons/a-fiver.yaml',
      'code: A-FIVER',
      'code: A-FIVER\nregions: [GB, LATAM]',
      /a-fiver\.yaml: regions: only regions that amountsOff has an amount for/,
    ],
    [
      'a promo code that ends before it starts',
      'coupons/tins20.yaml',
      'percentOff: 20',
      'percentOff: 20\nfrom: 2026-12-02\nuntil: 2026-12-01',
      /tins20\.yaml: until: no day before the one it is valid from/,
    ],
    [
      'a promo code that leaves nothing to pay and is everybody’s',
      'coupons/staff-table.yaml',
      'isPrivate: true',
      'isPrivate: false',
      /staff-table\.yaml: isPrivate: true, and a code that is hard to guess/,
    ],
    [
      'a private promo code that can be guessed',
      'coupons/staff-table.yaml',
      'STAFF-7QKX4M2RWD',
      'STAFF-TABLE',
      /staff-table\.yaml: code: for a private code ten or more letters and digits/,
    ],
    [
      'a part for a region that there is not',
      'legal/terms.md',
      '::: GB EU',
      '::: UK EU',
      /terms\.md: the text: a part for regions that there are; .*“UK”/,
    ],
    [
      'a fact that there is not',
      'faq/delivery.yaml',
      '{{shippingList}}',
      '{{postcode}}',
      /delivery\.yaml: questions\.0\.answer: \{\{postcode\}\} to be one of the facts/,
    ],
    [
      'two questions of one address',
      'faq/food.yaml',
      'id: keeps',
      'id: track',
      /(food|delivery)\.yaml: questions\.\d\.id: an address of its own; \/faq#track is taken/,
    ],
    [
      'a quote by an unknown creator',
      'creator-terms/terms.yaml',
      'creator: gwen-pritchard',
      'creator: nobody',
      /terms\.yaml: voices\.0\.creator: the id of a creator; .*“nobody”/,
    ],
    [
      'a name in letters that a typeface lacks',
      'creators/quynh-tran.md',
      'name: Quỳnh Trần',
      'name: Quỳnh Тrần',
      /quynh-tran\.md: name: letters that both typefaces hold; “Т” \(U\+0422\) in “Quỳnh Тrần” is none of them/,
    ],
    [
      'an ingredient that names no product',
      'recipes/sardines-on-toast-burnt-lemon.md',
      'product: six-sardines-algarve',
      'product: six-sardines',
      /sardines-on-toast-burnt-lemon\.md: ingredients\.0\.items\.0\.product: the id of a product; there is none called “six-sardines”/,
    ],
    [
      'a recipe’s tool that is no product',
      'recipes/sardines-on-toast-burnt-lemon.md',
      'tools: [the-two-egg-pan]',
      'tools: [the-egg-pan]',
      /sardines-on-toast-burnt-lemon\.md: tools\.0: the id of a product; there is none called “the-egg-pan”/,
    ],
    [
      'a recipe that takes longer than its category promises',
      'recipes/red-lentil-kofte.md',
      'recipes/vegan]',
      'recipes/vegan, recipes/weeknight]',
      /red-lentil-kofte\.md: categories: not recipes\/weeknight, whose words promise less than 40 minutes; it takes 85/,
    ],
    [
      'a recipe that takes longer than its selection promises',
      'selections/quick-suppers.yaml',
      'id: sol-over-gudhjem',
      'id: red-lentil-kofte',
      /quick-suppers\.yaml: items\.\d\.id: not red-lentil-kofte, since the words promise 20 minutes at most; it takes 85/,
    ],
    [
      'words that promise minutes without a rule',
      'sections/recipes.yaml',
      'rule: { minutes: { under: 40 } }',
      'rule: { minutes: { under: 45 } }',
      /recipes\.yaml: categories\.0: a rule that holds what is in recipes\/weeknight to “Under forty minutes”/,
    ],
    [
      'a product that costs more than its category promises',
      'sections/kitchen.yaml',
      'line: Whisks, graters, mortars, pins.',
      'line: Whisks and graters under £1\n    rule: { price: { GB: { under: 100 } } }',
      /\.md: categories: not kitchen\/tools, whose words promise less than £1\.00 in GB; it costs £\d+\.\d\d/,
    ],
    [
      'words that promise a price without a rule',
      'sections/kitchen.yaml',
      'line: Whisks, graters, mortars, pins.',
      'line: Whisks and graters under £30',
      /kitchen\.yaml: categories\.\d: a rule that holds what is in kitchen\/tools to its price/,
    ],
    [
      'a category at the address of a filter’s list',
      'sections/kitchen.yaml',
      'slug: tools',
      'slug: coming-soon',
      /kitchen\.yaml: categories: an address of its own; \/kitchen\/coming-soon is taken by a list of the store itself/,
    ],
    [
      'a link that is not encrypted',
      'settings/store.yaml',
      'https://www.facebook',
      'http://www.facebook',
      /store\.yaml: brand\.socials\.facebook: .*https/,
    ],
  ];

  const FUNDING = 'fundings/fold.md';
  const funding: typeof cases = [
    [
      'a funded product without a funding',
      FUNDING,
      'product: fold',
      'product: a-slow-loaf',
      /fold\.md: product: the id of a product of the type funding; .*“a-slow-loaf”/,
    ],
    [
      'a funding in a category of another section',
      FUNDING,
      'funding/books',
      'books/places',
      /fold\.md: categories\.0: the id of a category of the funding section; .*“books\/places”/,
    ],
    [
      'a funding that ends before it starts',
      FUNDING,
      /endsAt: \S+/,
      'endsAt: 2026-01-01',
      /fold\.md: endsAt: a time after startsAt/,
    ],
    [
      'a reward that comes before its funding ends',
      FUNDING,
      /expectedAt: \S+/,
      'expectedAt: 2026-08-01',
      /fold\.md: rewards\.0\.expectedAt: a day after endsAt/,
    ],
    [
      'a currency without a rate',
      FUNDING,
      'USD: 0.861, ',
      '',
      /fold\.md: rates\.USD: what one USD counts for in EUR/,
    ],
    [
      'a budget that is not the goal',
      FUNDING,
      'amount: 1668000',
      'amount: 1668001',
      /fold\.md: budget: amounts that add up to the goal \(2820000 and not 2820001\)/,
    ],
    [
      'a reward too small to be paid',
      FUNDING,
      'GB: 2400',
      'GB: 99',
      /fold\.md: rewards\.0\.prices\.GB: at least 100/,
    ],
    [
      'more of a reward taken than there are',
      FUNDING,
      'takenBefore: 19',
      'takenBefore: 25',
      /fold\.md: rewards\.2\.takenBefore: no more than the limit/,
    ],
  ];

  test.each([...cases, ...funding])('%s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    const found = await problems();
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.find((line) => said.test(line)),
      found.slice(0, 5).join('\n'),
    ).toBeDefined();
    for (const line of found) expect(line).toMatch(/^\S+\.(md|yaml): .+: .+/);
  });

  // A contract names its creator's payout code.
  test.each([['selections'], ['coupons'], ['contracts'], ['payout-codes', 'contracts'], ['faq'], ['about']])(
    'a shop without %s is valid',
    async (...kinds) => {
      for (const kind of kinds) await rm(placeOf(kind), { recursive: true });
      expect(await problems()).toEqual([]);
    },
  );

  test('an entry of any kind without a drawing and a list of pictures is valid', async () => {
    await edit(PRODUCT, /\nart:\n(?: .*\n)+previewImages:\n(?: .*\n)+/, '\n');
    await edit('creators/hanna-lindqvist.md', /\nart: .*/, '');
    await edit('fundings/fold.md', /\nart:\n(?: .*\n)+/, '\n');
    await edit('blog/salt-by-weight.md', /\nlead:\n(?: .*\n)+/, '\n');
    expect(await problems()).toEqual([]);
  });

  test('an unknown entry in a selection is named, with its position', async () => {
    await rm(placeOf('products/salt-lemon-sardine.md'));
    const found = await problems();
    expect(
      found.some((line) => /selections\/\S+\.yaml: items\.\d+\.id: the id of a product/.test(line)),
    ).toBe(true);
  });

  test.each([
    'settings/store.yaml',
    'legal/terms.md',
    'legal/privacy.md',
    'legal/cookies.md',
    'legal/accessibility.md',
  ])('a missing %s', async (file) => {
    await rm(placeOf(file));
    const found = await problems();
    expect(
      found.filter((line) => line.includes(`${file}: the whole file: this file, which every shop needs`)),
    ).toHaveLength(1);
  });

  test('a region with shipping countries, and no shipping method', async () => {
    for (const file of ['standard', 'express'])
      await edit(`shipping-methods/${file}.yaml`, /, LATAM: \d+/, '');
    expect(await problems()).toEqual([
      expect.stringMatching(
        /shipping-methods\/\S+\.yaml: rates\.LATAM: a rate there, since \S+ is posted to LATAM/,
      ),
    ]);
  });

  test('a free-shipping threshold for a region without shipping, and days in reverse order', async () => {
    await edit('shipping-methods/standard.yaml', /, LATAM: \d+/, '');
    await edit('shipping-methods/standard.yaml', /freeFrom: \{/, 'freeFrom: { LATAM: 9000,');
    await edit('shipping-methods/standard.yaml', 'GB: { minimumDays: 2', 'GB: { minimumDays: 7');
    expect(await problems()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/standard\.yaml: estimate\.GB\.maximumDays: no fewer days than minimumDays/),
      ]),
    );
    await edit('shipping-methods/standard.yaml', 'GB: { minimumDays: 7', 'GB: { minimumDays: 2');
    expect(await problems()).toEqual([
      expect.stringMatching(/standard\.yaml: freeFrom\.LATAM: a rate there, too/),
    ]);
  });

  const METHOD = 'shipping-methods/standard.yaml';
  const SETTINGS = 'settings/store.yaml';
  test.each<[what: string, file: string, from: string | RegExp, to: string, said: RegExp]>([
    [
      'a region that has a rate and no estimate',
      METHOD,
      / {2}LATAM: \{ min.+\n/,
      '',
      /standard\.yaml: estimate\.LATAM: how long delivery takes there, since it has a rate, as in \{ minimumDays: 2/,
    ],
    [
      'one estimate for all regions',
      METHOD,
      /estimate:\n( {2}.+\n)+/,
      'estimate: { minimumDays: 3, maximumDays: 6 }\n',
      /standard\.yaml: estimate: has fields that are not accepted: minimumDays, maximumDays/,
    ],
    [
      'a handling time in reverse order',
      SETTINGS,
      'handling: { minimumDays: 0',
      'handling: { minimumDays: 5',
      /store\.yaml: delivery\.handling\.maximumDays: no fewer days than minimumDays/,
    ],
    [
      'a time that no clock shows',
      SETTINGS,
      '"14:00"',
      '"25:00"',
      /store\.yaml: delivery\.cutOff\.time: a time such as "14:00"/,
    ],
    [
      'an unknown time zone',
      SETTINGS,
      'Europe/London',
      'Europe/Londn',
      /store\.yaml: delivery\.cutOff\.timeZone: a time zone such as Europe\/London/,
    ],
    [
      'an unknown country where the shop packs',
      SETTINGS,
      'dispatch: [GB-ENG]',
      'dispatch: [GB-ENG, ZZ]',
      /store\.yaml: delivery\.holidays\.dispatch\.1: a country with known holidays, such as GB, .+“ZZ” is none/,
    ],
    [
      'an unknown state of a region',
      SETTINGS,
      'CA-ON',
      'CA-XX',
      /store\.yaml: delivery\.holidays\.delivery\.CA: a country with .+“CA-XX” is none/,
    ],
    [
      'the name of a country',
      SETTINGS,
      'US: US',
      'US: America',
      /store\.yaml: delivery\.holidays\.delivery\.US: a country such as GB, or a state of one such as CA-ON/,
    ],
    [
      'holidays of a region that there is not',
      SETTINGS,
      'US: US',
      'USA: US',
      /store\.yaml: delivery\.holidays\.delivery: has fields that are not accepted: USA/,
    ],
    [
      'an unknown setting of the delivery',
      SETTINGS,
      '  cutOff:',
      '  cutoff:',
      /store\.yaml: delivery: .*cutoff/,
    ],
  ])('of the delivery: %s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    expect(await problems()).toContainEqual(expect.stringMatching(said));
  });

  test('two sections with one address: both files are named', async () => {
    await edit('sections/courses.yaml', 'slug: courses\n', 'slug: pantry\n');
    const found = (await problems()).filter((line) => line.includes('/pantry'));
    expect(
      found.some((line) => line.includes('sections/courses.yaml') && line.includes('sections/pantry.yaml')),
    ).toBe(true);
  });

  test('[HDR-08] a funding with the name of a category: both files are named', async () => {
    await cp(placeOf('fundings/fold.md'), placeOf('fundings/kitchens.md'));
    await edit('fundings/kitchens.md', 'product: fold\n', '');
    expect(await problems()).toEqual([
      expect.stringMatching(
        /fundings\/kitchens\.md: the name of the file: an address of its own; \/funding\/kitchens is taken by .*sections\/funding\.yaml/,
      ),
    ]);
  });

  test('a funding with the name of the success page', async () => {
    await cp(placeOf('fundings/fold.md'), placeOf('fundings/success.md'));
    await edit('fundings/success.md', 'product: fold\n', '');
    expect(await problems()).toEqual([
      expect.stringMatching(/fundings\/success\.md: .*\/funding\/success is taken by/),
    ]);
  });

  test('two creators with one handle: both files are named', async () => {
    await edit('creators/adaeze-obi.md', 'handle: adaeze-obi', 'handle: gwen-pritchard');
    expect(await problems()).toContainEqual(
      expect.stringMatching(
        /(adaeze-obi|gwen-pritchard)\.md: profile\.handle: an address of its own; \/creators\/gwen-pritchard is taken by .*(adaeze-obi|gwen-pritchard)\.md/,
      ),
    );
  });

  test('an article at the address of a removed one', async () => {
    const text = await readFile(placeOf('blog/salt-by-weight.md'), 'utf8');
    await writeFile(placeOf('blog/lockdown-cooking.md'), text);
    expect(await problems()).toEqual([
      expect.stringMatching(/lockdown-cooking\.md: .*another name; \/blog\/lockdown-cooking is kept/),
    ]);
  });

  test('words in a language that the store does not speak', async () => {
    await writeFile(placeOf('words/de.yaml'), 'home: { newest: Neu }');
    expect(await problems()).toEqual([
      expect.stringMatching(/words\/de\.yaml: the whole file: the name of a language .*: en$/),
    ]);
  });

  test('a file whose name cannot be an address', async () => {
    await cp(placeOf(PRODUCT), placeOf('products/A Slow Loaf.md'));
    expect(await problems()).toEqual([
      expect.stringMatching(
        /products\/A Slow Loaf\.md: the whole file: a name of small letters, digits and hyphens/,
      ),
    ]);
  });

  test('settings that cannot be read are the only problem, since other files depend on them', async () => {
    await edit(SETTINGS, 'brand:', 'brand: [');
    expect(await problems()).toEqual([
      expect.stringMatching(/store\.yaml: the whole file: valid YAML: .+ \(line \d+\)$/),
    ]);
  });

  test('a file in another encoding is named', async () => {
    const text = await readFile(placeOf(PRODUCT), 'utf8');
    await writeFile(placeOf(PRODUCT), Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(await problems()).toContainEqual(
      expect.stringMatching(/a-slow-loaf\.md: the whole file: a text in UTF-8; this one is in UTF-16/),
    );
    await writeFile(placeOf(PRODUCT), `\uFEFF${text}`);
    expect(await problems()).toEqual([]);
  });

  test('a dead link, a picture that is not there and one named by its file have a line', async () => {
    const text = await readFile(placeOf(PRODUCT), 'utf8');
    await writeFile(placeOf(PRODUCT), `${text}\n[a](/products/a-slow-loa)\n![x.png](./x.png)\n`);
    const line = text.split('\n').length + 1;
    expect(await problems()).toEqual([
      expect.stringMatching(
        RegExp(`/products/a-slow-loa\\. Did you mean /products/a-slow-loaf\\? \\(line ${line}\\)$`),
      ),
      expect.stringMatching(RegExp(`there is no file products/x\\.png \\(line ${line + 1}\\)$`)),
      expect.stringMatching(RegExp(`this is the name of a file \\(line ${line + 1}\\)$`)),
    ]);
  });

  test('several invalid files are all named at once', async () => {
    await edit(PRODUCT, /summary: .+\n/, '');
    await edit('coupons/tins20.yaml', 'percentOff: 20', 'percentOff: lots');
    const found = await problems();
    expect(found.filter((line) => line.includes('a-slow-loaf.md'))).toHaveLength(1);
    expect(found.filter((line) => line.includes('tins20.yaml'))).toHaveLength(1);
  });
});
