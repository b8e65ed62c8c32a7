import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '../../src/lib/clock.ts';
import { siteAddress } from '../../src/lib/site-address.ts';
import { ROOT } from './run.ts';

/** The files that a build depends on: a change in any of them asks for a new one. */
const FILES = [
  'src/**/*',
  'illustrations/**/*',
  'config/**/*',
  'public/**/*',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/lib/{astro-build,build-store}.ts',
  // What the API's description is made of besides src.
  'scripts/lib/openapi/*.ts',
  'functions/{routes/operations,messages/check-message}.ts',
];

/** The settings that a build reads. Whatever pages or `config/` take from the environment stands here (a test holds it). */
export const BUILD_SETTINGS = [
  'SITE_URL',
  'URL',
  'PORT',
  'CONTENT_FOLDER',
  'OUT_FOLDER',
  'NETLIFY',
  'PICTURES',
  'SENTRY_DSN',
  'SENTRY_RELEASE',
  'OPT_IN_ENABLED',
  'STRIPE_TAX',
  'GA_MEASUREMENT_ID',
  'KLAVIYO_PUBLIC_KEY',
  'TRACKING_URL',
  // What the platform's header rules are made of.
  'HSTS',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_VERIFY_URL',
  'STRIPE_API_URL',
] as const;
/** They count by the address that they make up together. */
const OF_THE_ADDRESS: readonly string[] = ['SITE_URL', 'URL', 'PORT'];

/**
 * A hash of everything that a build is made from, so that one of the very same inputs can be kept. The day is among it: what
 * is out, what has ended and where a demonstration's dates stand are another day's tomorrow.
 */
export async function buildStamp(
  now: Date,
  env: Readonly<Record<string, string | undefined>> = process.env,
  root: string = ROOT,
): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(FILES, { cwd: root, withFileTypes: true }))
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  if (env.CONTENT_FOLDER)
    for await (const entry of glob('**/*', {
      cwd: path.resolve(root, env.CONTENT_FOLDER),
      withFileTypes: true,
    }))
      if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(process.versions.node).update(dayOf(now));
  for (const name of BUILD_SETTINGS)
    hash.update(`${name}=${OF_THE_ADDRESS.includes(name) ? siteAddress(env) : (env[name] ?? '')}\n`);
  for (const file of files.sort()) hash.update(`${path.relative(root, file)}\n`).update(await readFile(file));
  return hash.digest('hex');
}
