import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placesOf, titleOf } from '#config/editor/last-change.ts';
import { liveText } from '#config/editor/live-text.ts';
import { buildFacts } from '#src/lib/build-file.ts';

/** A time of this computer's clock, on 22 November 2026 or some days before. */
const at = (hours: number, minutes: number, daysAgo = 0) => new Date(2026, 10, 22 - daysAgo, hours, minutes);
const now = at(12, 30);

describe('the line below the editor', () => {
  test.each([
    [at(12, 4), 'Live since 12:04 (today).'],
    [at(23, 59, 1), 'Live since 23:59 (yesterday).'],
    [at(0, 0, 2), 'Live since 00:00 (20 November 2026).'],
  ])('says since when the site is live', (builtAt, text) => {
    expect(liveText({ builtAt, savedAt: undefined, now })).toBe(text);
  });

  test('says after a save that it is being built, until a build that began later is live', () => {
    const savedAt = at(12, 25);
    const being = 'Saved 12:25. Being built.';
    expect(liveText({ builtAt: undefined, savedAt, now })).toBe(being);
    expect(liveText({ builtAt: at(12, 4), savedAt, now })).toBe(being);
    expect(liveText({ builtAt: savedAt, savedAt, now })).toBe(being);
    expect(liveText({ builtAt: at(12, 26), savedAt, now })).toBe('Live since 12:26 (today).');
  });

  test('says after twenty minutes without a build that it may have failed', () => {
    expect(liveText({ builtAt: at(9, 0), savedAt: at(12, 10), now })).toMatch(/Being built/);
    expect(liveText({ builtAt: at(9, 0), savedAt: at(12, 9), now })).toMatch(
      /^Saved 12:09\. Not live yet: the build may have failed\./,
    );
  });

  test('says nothing while nothing is known, and never both that it is live and that it is not', () => {
    expect(liveText({ builtAt: undefined, savedAt: undefined, now })).toBeUndefined();
    const moment = fc.option(fc.date({ noInvalidDate: true, min: at(0, 0, 9), max: now }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(moment, moment, (builtAt, savedAt) => {
        const text = liveText({ builtAt, savedAt, now }) ?? '';
        const isBuilt = builtAt !== undefined && (savedAt === undefined || builtAt > savedAt);
        expect(text.startsWith('Live since')).toBe(isBuilt);
        expect(text.startsWith('Saved')).toBe(savedAt !== undefined && !isBuilt);
      }),
    );
  });
});

describe('the last change of a build', () => {
  const answers = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', answers));
  afterEach(() => vi.unstubAllGlobals());

  test('is a link to the git host of the settings', () => {
    expect(placesOf({ name: 'github', repo: 'owner/shop' }, 'abc')!.page).toBe(
      'https://github.com/owner/shop/commit/abc',
    );
    expect(placesOf({ name: 'gitlab', repo: 'group/part/shop' }, 'abc')).toEqual({
      page: 'https://gitlab.com/group/part/shop/-/commit/abc',
      api: 'https://gitlab.com/api/v4/projects/group%2Fpart%2Fshop/repository/commits/abc',
    });
    expect(placesOf({ name: 'local', repo: 'shop' }, 'abc')).toBeUndefined();
  });

  test.each([
    ['GitHub', { sha: 'abc', commit: { message: 'Update product “mug”\n\nBy Åsa' } }],
    ['GitLab', { id: 'abc', title: 'Update product “mug”' }],
  ])('has the title from the public API of %s', async (_, body) => {
    answers.mockResolvedValueOnce(Response.json(body));
    expect(await titleOf('https://git.example/abc')).toBe('Update product “mug”');
  });

  test('has no title of a private repository, or without a connection', async () => {
    answers.mockResolvedValueOnce(Response.json({ message: 'Not Found' }, { status: 404 }));
    expect(await titleOf('https://git.example/abc')).toBeUndefined();
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await titleOf('https://git.example/abc')).toBeUndefined();
  });
});

test('the public file of a build has its time, commit, deploy and context, and no other setting', () => {
  expect(
    buildFacts(new Date('2026-11-22T12:04:00Z'), {
      COMMIT_REF: 'abc',
      DEPLOY_ID: '5ebc',
      CONTEXT: 'production',
      LINK_SECRET: 'secret',
      DATABASE_URL: 'postgres://a:b@c/d',
    }),
  ).toEqual({ builtAt: '2026-11-22T12:04:00.000Z', commit: 'abc', deploy: '5ebc', context: 'production' });
  expect(Object.keys(buildFacts(new Date(0), {}))).toEqual(['builtAt']);
});
