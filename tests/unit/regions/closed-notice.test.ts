import { expect, test } from 'vitest';
import { closedRegionNotice } from '#src/core/regions/price-label.ts';
import { REGION_CODES, regionOf } from '#src/core/regions/regions.ts';

test('a visitor of a closed region reads whose prices are shown, in full sentences', () => {
  expect(closedRegionNotice('EU', 'GO')).toBe(
    'We do not deliver to the EU at the moment. The prices shown here are in US dollars, for delivery to the rest of the world.',
  );
  expect(closedRegionNotice('US', 'GB')).toBe(
    'We do not deliver to the USA at the moment. The prices shown here are in pounds, for delivery to the UK.',
  );
  for (const region of REGION_CODES)
    expect(closedRegionNotice(region, 'GB')).toMatch(
      new RegExp(`^We do not deliver to ${regionOf(region).inSentence} at the moment\\. The prices `),
    );
});
