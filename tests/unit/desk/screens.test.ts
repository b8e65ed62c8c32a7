import { expect, test } from 'vitest';
import { DESK_ROLES } from '#src/contracts/desk/contract.ts';
import type { FeatureName } from '#src/core/shop/features.ts';
import { screensOf } from '#src/desk/shell/screens.ts';

test.each<[FeatureName, string[]]>([
  ['creators', ['/my-sales', '/statements', '/creators', '/creators/:party']],
  ['fundings', ['/fundings', '/fundings/:id']],
  ['reviews', ['/reviews']],
])('a shop without %s has no screen of the desk for them, and all others', (off, gone) => {
  for (const role of DESK_ROLES) {
    const paths = (has: (name: FeatureName) => boolean) => screensOf(role, has).map(({ path }) => path);
    const all = paths(() => true);
    expect(paths((name) => name !== off)).toEqual(all.filter((path) => !gone.includes(path)));
  }
  const everyone = DESK_ROLES.flatMap((role) => screensOf(role, () => true).map(({ path }) => path));
  expect(everyone).toEqual(expect.arrayContaining(gone));
});
