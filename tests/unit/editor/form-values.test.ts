import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectionOf, EDITED_KINDS } from '#config/editor/collections.ts';
import { formatOf } from '#config/editor/formats.ts';
import { articleSchema } from '#src/catalogue/schemas/article.ts';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';
import { shippingMethodSchema } from '#src/catalogue/schemas/shipping-method.ts';
import { wordsSchema } from '#src/catalogue/schemas/words.ts';

const SHOPS = ['src/content', 'tests/fixtures/shop', 'tests/fixtures/roaster'];
const RESHAPED = EDITED_KINDS.filter((kind) => formatOf(collectionOf(kind) as Given));

type Kind = (typeof EDITED_KINDS)[number];
type Given = Parameters<typeof formatOf>[0];
const formatIn = (kind: Kind) => formatOf(collectionOf(kind) as Given)!;
const written = (kind: Kind, data: object) => parse(formatIn(kind).toFile(data as never));

test('only forms with another shape than their files are read and written by the shop’s own code', () => {
  expect(RESHAPED).toEqual(['blog', 'shipping-methods', 'words', 'settings']);
  expect(formatOf(collectionOf('products') as Given)).toBeUndefined();
});

describe.each(SHOPS)('%s', (shop) => {
  const files = RESHAPED.flatMap((kind) =>
    filesIn(path.join(shop, kind)).map((file): [string, Kind] => [path.join(shop, kind, file), kind]),
  );
  test.each(files)('%s that is opened and saved means the same', (file, kind) => {
    const text = readFileSync(file, 'utf8').trim();
    const { fromFile, toFile } = formatIn(kind);
    // The library passes values on as JSON.
    const saved = toFile(JSON.parse(JSON.stringify(fromFile(text))));
    const [before, after] = [text, saved].map(
      (one) => /^---\n(.*?)\n---\n+(.*)$/s.exec(one) ?? ['', one, ''],
    );
    expect(parse(after![1]!)).toEqual(parse(before![1]!));
    expect(after![2]!.trim()).toBe(before![2]!);
  });
});

describe('a shipping method', () => {
  const method = {
    name: 'Post',
    active: true,
    order: 1,
    estimate: { GB: { minimumDays: 1, maximumDays: 2 } },
  };
  test('a price, bands, a zone with a rate and one without the method are shown by what they are', () => {
    const text = `
rates: { GB: { byWeight: [{ upTo: 500, price: 350 }, { price: 700 }] }, EU: 900 }
zones: { isles: { rate: 690 }, far: false }
daysOff: [2026-12-25, { from: 2026-12-27, to: 2026-12-29 }]
later: a field that the form does not know`;
    expect(formatIn('shipping-methods').fromFile(text)).toEqual({
      rates: {
        GB: { _kind: 'fields', byWeight: [{ upTo: 500, price: 350 }, { price: 700 }] },
        EU: { _kind: 'value', _value: 900 },
      },
      zones: [
        { _name: 'isles', _kind: 'fields', rate: { _kind: 'value', _value: 690 } },
        { _name: 'far', _kind: 'none' },
      ],
      daysOff: [
        { _kind: 'value', _value: '2026-12-25' },
        { _kind: 'fields', from: '2026-12-27', to: '2026-12-29' },
      ],
      later: 'a field that the form does not know',
    });
  });

  test('what the form saves passes the content check', () => {
    const data = written('shipping-methods', {
      ...method,
      rates: { GB: { _kind: 'fields', byWeight: [{ upTo: 500, price: 350 }] } },
      zones: [
        { _name: 'isles', _kind: 'fields', rate: { _kind: 'value', _value: 690 } },
        { _name: 'far', _kind: 'none' },
      ],
      daysOff: [{ _kind: 'value', _value: '2026-12-25' }],
    });
    expect(shippingMethodSchema.parse(data)).toMatchObject({
      rates: { GB: { byWeight: [{ upTo: 500, price: 350 }] } },
      zones: { isles: { rate: 690 }, far: false },
      daysOff: ['2026-12-25'],
    });
  });

  test('a value that is not filled in is not written', () => {
    expect(
      written('shipping-methods', {
        ...method,
        rates: { GB: { _kind: 'value', _value: null }, EU: { _kind: 'value', _value: 0 } },
        daysOff: [{ _kind: 'value', _value: '' }],
      }),
    ).toEqual({ ...method, rates: { EU: 0 }, daysOff: [] });
  });

  test('two zones of one name are an error, and nothing is written', () => {
    const zones = [
      { _name: 'isles', _kind: 'none' },
      { _name: 'isles', _kind: 'fields', freeFrom: 900 },
    ];
    expect(causeOf(() => written('shipping-methods', { ...method, zones }))).toBe(
      '“Zones” has “isles” twice. Give each another name, or remove one.',
    );
  });

  test('a value of no known type stays as it is', () => {
    const text = 'rates: { GB: [350] }\nzones: [isles]\ndaysOff: { from: 2026-12-27 }';
    expect(formatIn('shipping-methods').fromFile(text)).toEqual({
      ...parse(text),
      rates: { GB: { _kind: 'value', _value: [350] } },
    });
  });
});

test('figures have names, and an article keeps its text', () => {
  const { fromFile, toFile } = formatIn('blog');
  const text = `---
title: Salt
author: hye-jin-noh
publishedAt: 2026-11-14
summary: Two numbers.
figures:
  shares: { alt: Six vegetables, src: ./photographs/shares.jpg }
tags: [Ferments]
---

My mother-in-law salted cabbage.

[figure: shares]
`;
  const opened = fromFile(text.trim());
  expect(opened).toMatchObject({
    figures: [{ _name: 'shares', alt: 'Six vegetables', src: './photographs/shares.jpg' }],
    body: 'My mother-in-law salted cabbage.\n\n[figure: shares]',
  });
  const named = { ...opened, figures: [{ ...(opened.figures as object[])[0], _name: 'salt' }] };
  const saved = toFile(named);
  expect(saved).toMatch(/\n---\n\nMy mother-in-law salted cabbage\.\n\n\[figure: shares\]\n$/);
  const { figures } = articleSchema.parse(parse(saved.split('---')[1]!));
  expect(figures).toEqual({ salt: { alt: 'Six vegetables', src: './photographs/shares.jpg' } });
});

test('a zone and the colours of the settings are as the content check wants them', () => {
  const data = written('settings', {
    brand: {
      ...{ name: 'Shop', slug: 'shop', email: 'a@shop.example', strapline: 'Things.' },
      colours: {
        accent: { _kind: 'fields', light: '#0e5f55', dark: '#6cc5b3' },
        onBuy: { _kind: 'value', _value: '#ffffff' },
      },
    },
    delivery: { zones: [{ _name: 'isles', region: 'GB', postcodes: ['HS1-HS9'] }] },
  });
  expect(data.brand.colours).toEqual({ accent: { light: '#0e5f55', dark: '#6cc5b3' }, onBuy: '#ffffff' });
  expect(data.delivery.zones).toEqual({ isles: { region: 'GB', postcodes: ['HS1-HS9'] } });
  expect(settingsSchema.safeParse(data).error).toBeUndefined();
});

describe('the shop’s own words', () => {
  const list = (...words: object[]) => written('words', { words });
  test('a text, one inside another folder and a plural', () => {
    const own = list(
      { word: 'home.productCount', text: '{count} things here', one: '{count} thing here' },
      { word: 'mails.reviewInvitation.subject', text: 'How is it?' },
      { word: 'home.empty', text: 'Come back' },
    );
    expect(own).toEqual({
      home: {
        productCount: { one: '{count} thing here', other: '{count} things here' },
        empty: 'Come back',
      },
      mails: { reviewInvitation: { subject: 'How is it?' } },
    });
    expect(wordsSchema.safeParse(own).success).toBe(true);
    expect(list()).toEqual({});
  });

  test.each([
    [
      'the same twice',
      [
        { word: 'home.empty', text: 'a' },
        { word: 'home.empty', text: 'b' },
      ],
      '“Words” has “home.empty” twice',
    ],
    [
      'a place that it does not offer',
      [{ word: 'home.empty', text: 'At {shop}' }],
      '“home.empty”: no {shop}',
    ],
    [
      'a plural with one text',
      [{ word: 'home.productCount', text: 'things' }],
      '“home.productCount”: a text for each',
    ],
    ['no such word', [{ word: 'home.emty', text: 'a' }], '“home.emty”: no such word. Did you mean empty?'],
    ['no word', [{ text: 'a' }], 'no such word'],
  ])('%s is an error, and nothing is written', (_, words, expected) => {
    expect(causeOf(() => list(...words))).toContain(expected);
  });
});

/** What the library says of an error: its cause, if it is one of saving. */
function causeOf(save: () => unknown): string {
  try {
    save();
    return '';
  } catch (error) {
    const { message, cause } = error as Error;
    return message === 'saving_failed' && cause instanceof Error ? cause.message : '';
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /\.(md|yaml)$/.test(name));
  } catch {
    return [];
  }
}
