import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { INKS, PALETTE, type PaletteName } from '../src/inks.ts';
import { readsOn } from '../src/larder/clashes.ts';
import { compact } from '../src/larder/compact.ts';
import { FOOD_NAMES, food, foodUse, isFood, LARDER, larderDefs } from '../src/larder/larder.ts';
import { blob, halftones, rng, stamp } from '../src/shapes.ts';

/** The foods that the catalogue may name. */
const NAMED =
  `sardine lemon lemon-half tomato tomato-slice chilli aubergine olive bay parsley garlic onion egg loaf toast orecchiette
  dumpling pepper fig knife carrot potato pumpkin corn avocado lime orange apple pear strawberry cherry peach mushroom cheese
  prawn salmon drumstick steak bean pea honey chocolate cinnamon star-anise ginger spring-onion basil mint coconut pineapple
  walnut almond croissant tart cake noodle rice tortilla cabbage beetroot leek butter mango blueberry coffee tea plum radish
  cucumber banana date pomegranate mussel crab sausage cookie pretzel
  welsh-cake greens tempe cocoa-pod tiffin-box rice-pot
  cod herring prune peanut green-mango kabocha fresh-cheese vermicelli
  soda-bread focaccia pineapple-cake tahdig koji-tray pickle-jar tagine arepa sadya`.split(/\s+/);

const picture = (inner: string, view = '-250 -250 500 500', ground = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="250" viewBox="${view}" preserveAspectRatio="none"><defs>${halftones()}</defs>${ground}${inner}</svg>`,
  );

/** The inked area of a picture, in units of a 500 unit field around 0,0. */
async function inked(inner: string) {
  const { info } = await sharp(picture(inner))
    .trim({ background: '#0000', threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width * 2,
    height: info.height * 2,
    x: -(info.trimOffsetLeft ?? 0) * 2 - 250 + info.width,
    y: -(info.trimOffsetTop ?? 0) * 2 - 250 + info.height,
  };
}

describe('the larder', () => {
  test('has exactly the foods with a name', () => {
    expect([...FOOD_NAMES].sort()).toEqual([...NAMED].sort());
    expect(NAMED.every(isFood)).toBe(true);
    expect(isFood('toString') || isFood('unicorn')).toBe(false);
  });

  test('is small enough to inline: under 168 kB in total, under 5 kB each', () => {
    const sizes = FOOD_NAMES.map((name) => Buffer.byteLength(LARDER[name]));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(168_000);
    expect(Math.max(...sizes)).toBeLessThan(5_000);
  });

  test('has no two foods with the same drawing', () => {
    expect(new Set(Object.values(LARDER)).size).toBe(FOOD_NAMES.length);
  });

  test.each(FOOD_NAMES)('%s uses the named inks, with no ids, styles or gradients', (name) => {
    const paints = [...LARDER[name].matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]);
    const allowed = new Set<string | undefined>([
      ...Object.values(INKS),
      'none',
      'url(#dk)',
      'url(#db)',
      'url(#dp)',
    ]);
    expect(paints.filter((paint) => !allowed.has(paint))).toEqual([]);
    const flat = new Set(paints.filter((paint) => paint?.startsWith('#')));
    expect(flat.size).toBeGreaterThanOrEqual(2);
    expect(LARDER[name]).not.toMatch(
      /\s(?:id|style|class|href)=|<(?!\/?(?:g|path|circle|ellipse)\b)|NaN|undefined|Infinity/,
    );
  });

  test.each(FOOD_NAMES)('%s is valid, centred and of the common size', async (name) => {
    const box = await inked(LARDER[name]);
    const longer = Math.max(box.width, box.height);
    expect(longer).toBeGreaterThanOrEqual(160);
    expect(longer).toBeLessThanOrEqual(420);
    expect(Math.hypot(box.x, box.y)).toBeLessThan(22);
  });

  test('nearly every food has its halftone shade', () => {
    const without = FOOD_NAMES.filter((name) => !LARDER[name].includes('url(#'));
    expect(without.sort()).toEqual(['bay', 'mint', 'olive', 'parsley', 'tomato-slice']);
  });
});

describe('placing a food', () => {
  test('inline: moved, rotated and scaled', async () => {
    expect(food('lemon', 10, 20)).toMatch(/^<g transform="translate\(10 20\)"><g /);
    expect(food('lemon', 10, 20, 0.5, -30)).toMatch(
      /^<g transform="translate\(10 20\) rotate\(-30\) scale\(0.5\)">/,
    );
    const box = await inked(food('lemon-half', 60, -40, 0.5));
    expect([box.x, box.y, box.width].map((value) => Math.round(value / 4) * 4)).toEqual([60, -40, 100]);
  });

  test('by reference gives the same picture', async () => {
    const uses = foodUse('fig', -60, 0, 0.6, 12) + foodUse('crab', 60, 40, 0.5);
    const inPlace = food('fig', -60, 0, 0.6, 12) + food('crab', 60, 40, 0.5);
    const defs = larderDefs(['fig', 'crab', 'fig']);
    expect(defs.match(/ id="/g)).toHaveLength(2);
    const [used, drawn] = await Promise.all(
      [`<defs>${defs}</defs>${uses}`, inPlace].map((inner) => sharp(picture(inner)).raw().toBuffer()),
    );
    expect(used?.equals(drawn as Buffer)).toBe(true);
  });
});

describe('the inks', () => {
  test.each(Object.keys(PALETTE) as PaletteName[])(
    'text on %s has contrast AA, also on its darker ground',
    (name) => {
      const { ground, deep, fg } = PALETTE[name];
      expect(contrast(fg, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(fg, deep)).toBeGreaterThanOrEqual(4.5);
      expect(deep).not.toBe(ground);
    },
  );

  test('every ground has many foods with enough contrast, and lists those without', () => {
    for (const name of Object.keys(PALETTE) as PaletteName[]) {
      expect(FOOD_NAMES.filter((each) => readsOn(each, name)).length).toBeGreaterThan(60);
    }
    expect(readsOn('bay', 'olive')).toBe(false);
    expect(readsOn('bay', 'cream')).toBe(true);
  });

  test('halftones define each pattern once', () => {
    const ids = [...halftones().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(['dk', 'db', 'dp', 'big', 'gingham', 'stripe', 'check', 'dots']);
  });
});

describe('drawing helpers', () => {
  test('the same seed gives the same numbers and the same blob, another seed another one', () => {
    const [one, two, other] = [rng('salt'), rng('salt'), rng('salty')];
    const draw = (next: () => number) => Array.from({ length: 5 }, next);
    const first = draw(one);
    expect(draw(two)).toEqual(first);
    expect(draw(other)).not.toEqual(first);
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(blob(50, 8, 0.2, 'a')).toBe(blob(50, 8, 0.2, 'a'));
    expect(blob(50, 8, 0.2, 'a')).not.toBe(blob(50, 8, 0.2, 'b'));
  });

  test('a stamp is moved, turned and scaled', () => {
    expect(
      stamp('M0,0L10,0Z', [
        [5, 5],
        [0, 0, 90, 2],
      ]),
    ).toBe('M5,5L15,5ZM0,0L0,20Z');
  });

  test('compact paths are equal, with steps relative to the last point', () => {
    expect(compact('<path d="M10,10L20,0C30,5 40,-5 50,0ZM0,5l2,2"/>')).toBe(
      '<path d="m10 10l10-10c10 5 20-5 30 0zm-10-5l2 2"/>',
    );
    expect(compact('<path d="M-80,0A14,14 0 0 1 80,3.4Q0,.5 1,1"/>')).toBe(
      '<path d="m-80 0a14 14 0 0 1 160 3q-80-2-79-2"/>',
    );
  });

  test('compact drawings look like the long ones', async () => {
    const long =
      '<path fill="#d63d24" d="M-100,-40C-60,-90 60.4,-90 100,-40Q60,20.6 100,80L-100,80ZM0,0a30,30 0 1 0 60,0a30,30 0 1 0 -60,0Z"/>';
    const [a, b] = await Promise.all(
      [long, compact(long)].map((inner) => sharp(picture(inner)).raw().toBuffer()),
    );
    const far = a?.filter((value, i) => Math.abs(value - (b?.[i] ?? 0)) > 128).length ?? Number.NaN;
    expect(far).toBeLessThan(200);
    expect(compact(long).length).toBeLessThan(long.length);
  });
});

/** WCAG contrast of two hex colours. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
