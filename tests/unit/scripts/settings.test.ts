import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '#functions/platform/env.ts';
import { ALL_SETTINGS, checkSettings } from '#scripts/lib/all-settings.ts';
import { BUILD_SETTINGS } from '#scripts/lib/build-stamp.ts';
import { ROOT } from '#scripts/lib/run.ts';

/** Variables that the platform, the process or a command of this project sets. */
const GIVEN = [
  'URL CONTEXT COMMIT_REF DEPLOY_ID SITE_NAME NETLIFY NETLIFY_DB_URL NETLIFY_DATABASE_URL NETLIFY_BLOBS_CONTEXT LAMBDA_TASK_ROOT PATH NODE_ENV DEBUG',
  'DEV SITE CATALOGUE_SNAPSHOT BUILD_MOMENT BUILD_CODE BUILD_CONTENT SETTINGS_FILE CHROMIUM_PATH FIREFOX_PATH FAKETIME NODE_OPTIONS',
].flatMap((line) => line.split(' '));

const known = Object.keys(ALL_SETTINGS.shape).sort();

test('[ENV-01] every setting of the schema is listed in .env.example with its meaning, and no other', () => {
  const lines = readFileSync(path.join(ROOT, '.env.example'), 'utf8').split('\n');
  const listed = lines.flatMap((line) => /^([A-Z][A-Z_]*)=/.exec(line)?.[1] ?? []);
  expect(listed.sort()).toEqual(known);
});

test('[ENV-01] every environment variable that the source reads is in the schema, or set by the platform', () => {
  const files = globSync(
    ['{src,functions,scripts,config,sandbox}/**/*.{ts,tsx,astro,mjs}', 'astro.config.mjs'],
    {
      cwd: ROOT,
    },
  );
  const read = files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const plain = [...source.matchAll(/\b(?:env|source)(?:\(\))?\.([A-Z][A-Z_]+)\b/g)].map(
      ([, name]) => name!,
    );
    const unpacked = [...source.matchAll(/\{([^{}=]*)\} = (?:process\.)?env\b/g)].flatMap(
      ([, names]) => names!.match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [],
    );
    return [...plain, ...unpacked];
  });
  expect(read.length).toBeGreaterThan(40);
  expect([...new Set(read)].filter((name) => !known.includes(name) && !GIVEN.includes(name))).toEqual([]);
  expect(BUILD_SETTINGS.filter((name) => !known.includes(name) && !GIVEN.includes(name))).toEqual([]);
});

test('[ENV-01] the error of a setting describes its format, and never shows its value', () => {
  const canary = 'canary value!';
  const refused = Object.keys(settings.shape).flatMap((name) => {
    try {
      checkSettings({ [name]: canary }, 'build');
      return [];
    } catch (error) {
      const { message } = error as Error;
      expect(message).toMatch(new RegExp(`^  ${name}: .{8,}`, 'm'));
      expect(message).not.toContain('canary');
      return [name];
    }
  });
  const free = Object.keys(settings.shape).filter((name) => !refused.includes(name));
  expect(free).toEqual(['SENTRY_RELEASE']);
  expect(() => checkSettings({ DATABASE_URL: '', PICTURES: '' }, 'build')).not.toThrow();
});
