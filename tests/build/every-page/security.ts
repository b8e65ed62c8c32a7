import { describe, expect, test } from 'vitest';
import { ALL_SETTINGS } from '#scripts/lib/all-settings.ts';
import { INLINE_SCRIPTS, INLINE_STYLES } from '#src/security/inline-code.ts';
import { attributeCodeProblems, inlineCodeOf } from '../checks/inline-code.ts';
import { builtFiles, DIST, pageStyles, ROOT, readBuilt } from '../support/dist.ts';
import { expectNone, onEveryPage } from '../support/problems.ts';
import { writtenContent } from '../support/written-content.ts';

const PAGE_STYLES = pageStyles();
const hashesOf = (code: readonly { sha256: string }[]) => code.map(({ sha256 }) => sha256);
const INVENTORY = { script: hashesOf(INLINE_SCRIPTS), style: [...hashesOf(INLINE_STYLES), ...PAGE_STYLES] };
const TEXT = /\.(html|js|css|json|xml|txt|svg)$/;
/** Settings that are public if they are set, and a global of Sentry's client with the name of a setting. */
const PUBLIC_NAMES = ['GA_MEASUREMENT_ID', 'KLAVIYO_PUBLIC_KEY', 'TRACKING_URL', 'SENTRY_RELEASE'];
/**
 * The names of settings that are not ordinary words, and words that only the source of functions, the sandbox
 * or this project's tools contain.
 */
const SETTINGS = Object.keys(ALL_SETTINGS.shape).filter(
  (name) => name.includes('_') && !PUBLIC_NAMES.includes(name),
);
const INNER = new RegExp(
  `\\b(${SETTINGS.join('|')})\\b|process\\.env|constructEventAsync|node:sqlite|drizzle|whsec_|\\b[sr]k_(test|live)_`,
);

const inline = new Map<string, { kind: 'script' | 'style'; source: string; first: string; pages: number }>();
const found = inspect();

describe('code in pages', () => {
  test('there is no style attribute, no inline handler, no URL with code', () =>
    expectNone(found.attributes));

  test('every inline script and style is in the inventory', () => {
    const lines = [...inline]
      .filter(([sha256, { kind }]) => !INVENTORY[kind].includes(sha256))
      .map(
        ([sha256, { kind, source, first, pages }]) =>
          `INLINE_${kind.toUpperCase()}S is missing, after a look at what it is:\n` +
          `  { sha256: '${sha256}', purpose: '…', from: '…' },\n` +
          `  found on ${pages} page(s), first ${first}: ${source.trim().slice(0, 160).replace(/\s+/g, ' ')}`,
      );
    expectNone(lines);
  });

  test('the inventory has no unused entry, and a purpose for each', () => {
    const stale = [...INLINE_SCRIPTS, ...INLINE_STYLES].filter(({ sha256 }) => !inline.has(sha256));
    expectNone(stale.map(({ sha256, purpose }) => `${sha256} (${purpose}) is on no page`));
    expectNone(
      PAGE_STYLES.filter((sha256) => !inline.has(sha256)).map((sha256) => `${sha256} is on no page`),
    );
    expect(PAGE_STYLES.length).toBeLessThanOrEqual(20);
    for (const { purpose } of [...INLINE_SCRIPTS, ...INLINE_STYLES])
      expect(purpose.length).toBeGreaterThan(20);
  });
});

describe('the published files', () => {
  const files = builtFiles();

  test('have no source maps, hidden files, sources or databases', () => {
    expect(files.length).toBeGreaterThan(1000);
    const unwanted = /(^|\/)\.|\.(map|ts|tsx|astro|md|mdx|yaml|yml|toml|db|sqlite|sql|log|env|bak|part|tmp)$/;
    expectNone(files.filter((file) => unwanted.test(file)).map((file) => `${file} is published`));
  });

  test('[F111] contain nothing of functions, secrets, promo codes, payout codes, or the build machine', async () => {
    const { coupons, 'payout-codes': payoutCodes } = await writtenContent();
    expect(coupons.length).toBeGreaterThan(2);
    const codes = [...coupons, ...payoutCodes].map(({ data }) => data.code);
    const lowered = codes.map((code) => code.toLowerCase());
    const secret = new RegExp(`(?<![\\w-])(${codes.join('|')})(?![\\w-])`, 'i');
    // The search for plain texts is much faster, and most files have none of them.
    const secretIn = (text: string) => {
      const lower = text.toLowerCase();
      return lowered.some((code) => lower.includes(code)) ? secret.exec(text) : null;
    };
    const problems = files
      .filter((file) => TEXT.test(file))
      .flatMap((file) => {
        const text = readBuilt(file);
        const inner = INNER.exec(text) ?? secretIn(text);
        if (inner) return [`${file} says “${inner[0]}”`];
        if (text.includes(ROOT) || text.includes(DIST)) return [`${file} names a folder of this machine`];
        return /sourceMappingURL/.test(text) ? [`${file} points at a source map`] : [];
      });
    expectNone(problems);
  });
});

function inspect() {
  return onEveryPage({
    attributes: attributeCodeProblems,
    inline: (page) => {
      for (const { kind, source, sha256 } of inlineCodeOf(page)) {
        const known = inline.get(sha256) ?? { kind, source, first: `${page.region} ${page.path}`, pages: 0 };
        known.pages += 1;
        inline.set(sha256, known);
      }
      return [];
    },
  });
}
