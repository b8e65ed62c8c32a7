/** Tests of the checks themselves: each gets a valid page, and the same page with an error. */
import { describe, expect, test } from 'vitest';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { canonicalProblems, type HeadWords, wordProblems } from './checks/head.ts';
import { attributeCodeProblems, inlineCodeOf } from './checks/inline-code.ts';
import { assetProblems, importsIn, type LinkContext, linkProblems } from './checks/links.ts';
import {
  cardPriceProblems,
  currencyProblems,
  type Priced,
  productPriceProblems,
  written,
} from './checks/money.ts';
import { loadingProblems, pictureProblems, widthProblems } from './checks/pictures.ts';
import {
  controlProblems,
  headingProblems,
  idProblems,
  landmarkProblems,
  languageProblems,
} from './checks/structure.ts';
import { type BuiltPage, placeOf } from './support/dist.ts';
import { elementsOf } from './support/html.ts';
import type { Check } from './support/problems.ts';

const srcset = (format: string, widths = [320, 640, 768, 1024, 1280, 1536]) =>
  widths.map((width) => `/pictures/a/${width}.${format} ${width}w`).join(', ');
const PICTURE =
  `<picture><source type="image/avif" srcset="${srcset('avif')}" sizes="50vw"><img src="/pictures/a/640.webp" srcset="${srcset('webp')}" sizes="50vw" ` +
  'width="4" height="5" alt="A pan" loading="eager" fetchpriority="high"></picture><img src="/pictures/b/320.webp" width="1" height="1" alt="" loading="lazy">';
const GOOD = `<!doctype html><html lang="en-GB" data-region="GB" data-store-region="GB" data-currency="GBP"><head><title>A pan</title>
<link rel="canonical" href="https://found.example/products/pan"><script type="application/ld+json">{"@type":"Product","offers":[{"@type":"Offer","name":"The pan","price":"58.00","priceCurrency":"GBP"}]}</script></head>
<body><a href="#main">Skip</a><header><nav aria-label="Main"><a href="/products/pan">Pans</a></nav></header>
<main id="main"><h1>A pan</h1>${PICTURE}<form method="post" action="/api/checkout"><input type="hidden" name="storeRegion" value="GB"><input type="hidden" name="productId" value="pan">
<label><input type="radio" name="productFormatId" value="one"> The pan £58.00</label><button>Buy</button></form><h2>Others</h2>
<article data-card><h3><a href="/products/lid">Lid</a></h3>£12.50</article></main><footer><nav aria-label="Foot"><a href="/products/pan#main">Up</a></nav></footer></body></html>`;

const PAN: Priced = {
  id: 'pan',
  isAvailable: true,
  formats: [{ id: 'one', name: 'The pan', amounts: { GB: 5800, US: 7400 } }],
};
const LID: Priced = {
  id: 'lid',
  isAvailable: true,
  formats: [{ id: 'one', name: 'Lid', amounts: { GB: 1250 } }],
};
const SET = { id: 'set', name: 'Lid and pan', amounts: { GB: 3000 } };
const FILES = [
  'regions/gb/products/pan.html',
  'regions/gb/products/lid.html',
  'pictures/b/320.webp',
  ...[320, 640, 768, 1024, 1280, 1536].flatMap((width) => [
    `pictures/a/${width}.webp`,
    `pictures/a/${width}.avif`,
  ]),
];
const CONTEXT: LinkContext = {
  origin: 'https://found.example',
  files: new Set(FILES),
  isAnswered: (url) => url.endsWith('/api/checkout'),
  idsOf: () => new Set(['main']),
};

function page(html: string, region: RegionCode = 'GB', path = '/products/pan'): BuiltPage {
  return { region, path, file: '', html, elements: elementsOf(html) };
}

const CHECKS: Record<string, Check> = {
  links: (seen) => linkProblems(seen, CONTEXT),
  canonical: canonicalProblems,
  headings: headingProblems,
  landmarks: landmarkProblems,
  language: languageProblems,
  ids: idProblems,
  controls: controlProblems,
  pictures: pictureProblems,
  loading: loadingProblems,
  widths: widthProblems,
  attributes: attributeCodeProblems,
  currency: (seen) => currencyProblems(seen, 'GB'),
  price: (seen) => productPriceProblems(seen, PAN, 'GB'),
  cards: (seen) => cardPriceProblems(seen, new Map([['lid', LID]]), 'GB'),
};

/** The check that must find an error, the change that makes the error, and the message. */
const SPOILT: [check: string, from: string | RegExp, to: string, said: RegExp][] = [
  ['links', 'href="/products/lid"', 'href="/products/none"', /\/products\/none leads nowhere/],
  ['links', 'href="/products/lid"', 'href="/regions/gb/products/lid"', /carries a region/],
  ['links', 'href="/products/lid"', 'href="/gb/products/lid"', /carries a region/],
  ['links', 'href="/products/lid"', 'href="/products/lid#none"', /nothing there has the id none/],
  ['links', 'href="/products/lid"', 'href="javascript:alert(1)"', /scheme/],
  ['links', 'href="/products/lid"', 'href="http://other.example/"', /without encryption/],
  ['links', 'src="/pictures/b/320.webp"', 'src="https://other.example/b.webp"', /from somebody else/],
  ['links', '/pictures/a/1024.avif 1024w', '/pictures/c/1024.avif 1024w', /c\/1024\.avif leads nowhere/],
  ['links', 'action="/api/checkout"', 'action="/api/chekout"', /chekout leads nowhere/],
  ['links', '</head>', '<link rel="preload" href="/fonts/none.woff2"></head>', /none\.woff2 leads nowhere/],
  ['links', '</body>', '<script src="https://other.example/x.js"></script></body>', /from somebody else/],
  ['canonical', 'https://found.example/products/pan"', '/products/pan"', /not absolute/],
  [
    'canonical',
    'https://found.example/products/pan"',
    'https://found.example/regions/gb/products/pan"',
    /carries a region/,
  ],
  [
    'canonical',
    'https://found.example/products/pan"',
    'https://found.example/products/pan?region=GB"',
    /the canonical link is/,
  ],
  ['canonical', /<link rel="canonical"[^>]+>/, '', /0 canonical links/],
  ['headings', '<h2>Others</h2>', '<h1>Others</h1>', /2 headings/],
  ['headings', '<h2>Others</h2>', '', /“Lid” is an h3 after an h1/],
  ['headings', '<h1>A pan</h1>', '<h1></h1>', /an empty h1/],
  ['landmarks', /<(\/?)main/g, '<$1div', /0 main parts/],
  ['landmarks', /<footer>.*<\/footer>/, '', /0 elements footer/],
  ['landmarks', 'aria-label="Foot"', '', /without a name/],
  ['landmarks', 'aria-label="Foot"', 'aria-label="Main"', /of one name/],
  ['language', 'en-GB', 'en-US', /lang is “en-US”/],
  ['ids', '<h2>', '<h2 id="main">', /two elements have the id main/],
  ['ids', '<h2>', '<h2 aria-labelledby="none">', /names nothing/],
  ['controls', '<label>', '<span>', /input productFormatId has no label/],
  ['controls', '<button>Buy</button>', '<button></button>', /a button without words/],
  ['pictures', 'alt="A pan"', '', /has no alt/],
  ['pictures', 'height="5"', '', /has no height/],
  ['pictures', /(webp 1536w") sizes="50vw"/, '$1', /no sizes/],
  ['loading', 'loading="eager"', 'loading="lazy"', /first picture is lazy/],
  ['loading', ' fetchpriority="high"', '', /no high priority/],
  ['loading', 'alt="" loading="lazy"', 'alt=""', /1 further picture/],
  ['widths', '/pictures/a/1280.webp 1280w, ', '', /as WebP in 320, 640, 768, 1024, 1536/],
  ['widths', /<source[^>]+>/, '', /as AVIF in no/],
  ['widths', '1024w', '1000w', /the widths 1000/],
  ['attributes', '<h2>', '<h2 style="color:red">', /a style attribute/],
  ['attributes', '<h2>', '<h2 onclick="go()">', /an inline handler onclick/],
  ['attributes', 'href="/products/lid"', 'href="javascript:go()"', /is code/],
  ['currency', '£12.50', '$12.50', /“\$” in article/],
  ['currency', 'alt="A pan"', 'alt="A pan for 70 EUR"', /“EUR” in img alt/],
  ['currency', '£12.50', 'US$12.50', /“US\$”/],
  ['currency', '"priceCurrency":"GBP"', '"priceCurrency":"USD"', /an offer in USD/],
  ['currency', 'data-currency="GBP"', 'data-currency="CAD"', /data-currency is CAD/],
  ['price', '£58.00', '£74.00', /shows £74\.00, asked is £58\.00/],
  ['price', '£58.00', '', /shows no price/],
  ['price', '"price":"58.00"', '"price":"74.00"', /structured data offers The pan 74\.00/],
  ['price', 'name="storeRegion" value="GB"', 'name="storeRegion" value="US"', /buys in US/],
  ['price', 'name="productId" value="pan"', 'name="productId" value="lid"', /buys lid/],
  ['price', 'value="one"', 'value="two"', /offers two/],
  ['cards', '£12.50', 'from £12.50', /says “from”/],
  ['cards', '£12.50', '£12.50 <s>£13.50</s>', /the card of lid shows £13\.50/],
  ['price', ' £58.00</label>', ' £58.00 <s>£59.00</s></label>', /shows £59\.00/],
  ['cards', '£12.50', '£12.00', /the card of lid shows £12\.00, asked is £12\.50/],
];

describe('the checks find errors', () => {
  test.each(Object.entries(CHECKS))('%s: nothing to report for a valid page', (_name, check) => {
    expect(check(page(GOOD))).toEqual([]);
  });

  test.each(SPOILT)('%s: %s → %s', (name, from, to, said) => {
    const spoilt = GOOD.replace(from, to);
    expect(spoilt).not.toBe(GOOD);
    expect(CHECKS[name]!(page(spoilt)).join('\n')).toMatch(said);
  });

  test('a product that is not sold here: no price, no form, no offer, and it says so', () => {
    const nowhere = { ...PAN, formats: [{ ...PAN.formats[0]!, amounts: { US: 7400 } }] };
    const said = productPriceProblems(page(GOOD), nowhere, 'GB').join('\n');
    for (const part of [
      /shows £58\.00, asked is nothing/,
      /1 forms to buy it, but it is not on sale/,
      /does not say/,
      /structured data offers/,
    ])
      expect(said).toMatch(part);
    const closed = GOOD.replace(/<form.*<\/form>/s, '<h2>Not sold in the UK</h2>').replace(
      /<script.*<\/script>/,
      '',
    );
    expect(productPriceProblems(page(closed), nowhere, 'GB')).toEqual([]);
  });

  test('a card in the product list needs a price, one elsewhere does not', () => {
    const silent = GOOD.replace('£12.50', '');
    const products = new Map([['lid', LID]]);
    expect(cardPriceProblems(page(silent, 'GB', '/'), products, 'GB')).toEqual([]);
    expect(cardPriceProblems(page(silent, 'GB', '/products/page/2'), products, 'GB')).toEqual([
      'the card of lid shows no price, asked is £12.50',
    ]);
  });

  test('a card starts with the format of the product page, and may name the others and former prices', () => {
    const formats = [{ ...LID.formats[0]!, earlier: [{ GB: 1500 }], net: 500 }, SET];
    const seen = (words: string, first?: string) =>
      cardPriceProblems(
        page(GOOD.replace('£12.50', words), 'GB', '/'),
        new Map([['lid', { ...LID, first, formats }]]),
        'GB',
      );
    expect(seen('Lid £12.50 £15.00 £2.50 per 100 g · Lid and pan £30.00')).toEqual([]);
    expect(seen('£12.50', 'set')).toEqual(['the card of lid shows £12.50, asked is £30.00']);
  });

  test('a form in a card shows the price of the format that it adds, or none', () => {
    const products = new Map([['lid', { ...LID, formats: [...LID.formats, SET] }]]);
    const seen = (format: string, price: string) => {
      const form = `<form><input type="hidden" name="productFormatId" value="${format}"><button>Add</button>${price}</form>`;
      return cardPriceProblems(page(GOOD.replace('£12.50', `£12.50${form}`), 'GB', '/'), products, 'GB');
    };
    expect(seen('set', '')).toEqual([]);
    expect(seen('set', '£30.00')).toEqual([]);
    expect(seen('set', '£12.50')).toEqual([
      'the card of lid says £12.50 twice',
      'the form of lid shows £12.50, asked is £30.00',
    ]);
    expect(seen('none', '')).toEqual(['the form of lid names no format that is sold']);
  });

  test('inline code is found, and inline data is not', () => {
    const html =
      '<script>go()</script><script type="speculationrules">{}</script><style>a{}</style><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineCodeOf(page(html)).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'script go()',
      'script {}',
      'style a{}',
    ]);
    expect(inlineCodeOf(page('<script>go()</script>'))[0]!.sha256).toBe(
      '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
    );
  });

  test('two pages with one title are found, pages of one list are not', () => {
    const words = (where: string, title: string, isListed = true): HeadWords => ({
      page: where,
      title,
      description: title,
      isListed,
    });
    expect(wordProblems([words('GB /a', 'One'), words('GB /b', 'One')], 'title', 60)).toHaveLength(1);
    expect(
      wordProblems(
        [words('GB /a', 'One'), words('US /a', 'One'), words('GB /a/page/2', 'One', false)],
        'title',
        60,
      ),
    ).toEqual([]);
    expect(wordProblems([words('GB /a', ''), words('GB /b', 'x'.repeat(61))], 'title', 60)).toHaveLength(2);
  });

  test('files loaded by scripts and style sheets are found, loaded at once or later', () => {
    const script =
      'import{a}from"./b.js";import"./c.js";const d=()=>import("./d.js");export{e}from\'./e.js\'';
    expect(importsIn(script)).toEqual({ fixed: ['./b.js', './c.js', './e.js'], later: ['./d.js'] });
    const files = new Set(['_astro/b.js', '_astro/c.js', '_astro/d.js', 'fonts/a.woff2']);
    expect(assetProblems('_astro/a.js', script, files)).toEqual(['_astro/a.js: ./e.js leads nowhere']);
    expect(
      assetProblems(
        '_astro/a.css',
        'a{src:url(/fonts/a.woff2)}b{background:url("https://other.example/x.png")}',
        files,
      ),
    ).toEqual(['_astro/a.css: loads https://other.example/x.png from somebody else']);
  });

  test('a file is assigned to the region of its page', () => {
    expect(placeOf('index.html')).toEqual({ region: 'GO', path: '/' });
    expect(placeOf('products/x.html')).toEqual({ region: 'GO', path: '/products/x' });
    expect(placeOf('regions/gb.html')).toEqual({ region: 'GB', path: '/' });
    expect(placeOf('regions/latam/index.html')).toEqual({ region: 'LATAM', path: '/' });
    expect(placeOf('regions/eu/products/x.html')).toEqual({ region: 'EU', path: '/products/x' });
  });

  test('only the text of an article may mention other currencies', () => {
    const body = '<div class="article-body"><p>Peppers, $3.</p></div>';
    const article = GOOD.replace('<h2>', `${body}<h2>`);
    expect(currencyProblems(page(article, 'GB', '/blog/a-jar'), 'GB')).toEqual([]);
    expect(currencyProblems(page(article), 'GB')).toHaveLength(1);
    const beside = article.replace('£12.50', '$12.50');
    expect(currencyProblems(page(beside, 'GB', '/blog/a-jar'), 'GB')).toHaveLength(1);
  });

  test('amounts have the format of their region', () => {
    expect([
      written(123_450, 'US'),
      written(99, 'GB'),
      written(5_800, 'CA'),
      written(1_234_567, 'EU'),
    ]).toEqual(['$1,234.50', '£0.99', '$58.00', '€12,345.67']);
  });
});
