import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { iconOf } from '#src/catalogue/settings/shop-icon.ts';
import { COLOURS } from '#src/core/shop/colours.ts';

afterEach(() => vi.unstubAllEnvs());

/** The colours of a drawn icon at 64 by 64, as `#rrggbb`, with the share of the picture that each has. */
async function coloursOf(svg: string): Promise<Map<string, number>> {
  const { data } = await sharp(Buffer.from(svg)).resize(64, 64).raw().toBuffer({ resolveWithObject: true });
  const found = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const isSeen = (data[at + 3] ?? 0) > 250;
    const colour = isSeen ? `#${data.subarray(at, at + 3).toString('hex')}` : 'none';
    found.set(colour, (found.get(colour) ?? 0) + 4 / data.length);
  }
  return found;
}

describe('the icon of a shop without one of its own', () => {
  test.each(['Kiln Street', ' é', 'ö', 'Łódź', '7 Barrels'])('has the first letter of “%s”', async (name) => {
    const colours = await coloursOf(iconOf({ name }));
    expect(colours.get(COLOURS.buy.light)).toBeGreaterThan(0.5);
    expect(colours.get(COLOURS.onBuy.light)).toBeGreaterThan(0.02);
    // The corners are round.
    expect(colours.get('none')).toBeGreaterThan(0.01);
  });

  test('has the same letter for the same initial', () => {
    expect(iconOf({ name: 'Found' })).toBe(iconOf({ name: 'Ferris' }));
    expect(iconOf({ name: 'Found' })).not.toBe(iconOf({ name: 'Kiln' }));
  });
});

test('an own icon has its shapes, and ids that work in a file of its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-icon-'));
  mkdirSync(path.join(folder, 'settings'));
  writeFileSync(
    path.join(folder, 'settings/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">' +
      '<defs><path id="half" d="M0 0h5v10H0z"/></defs><use xlink:href="#half" fill="#123456"/></svg>',
  );
  vi.stubEnv('CONTENT_FOLDER', folder);
  const colours = await coloursOf(iconOf({ name: 'Kiln', icon: './icon.svg' }));
  expect(colours.get('#123456')).toBeCloseTo(0.5, 1);
  rmSync(folder, { recursive: true });
});
