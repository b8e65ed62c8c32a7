import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf } from '#src/core/dates.ts';
import { siteAddress } from '#src/lib/site-address.ts';
import { filesIn } from './files-in.ts';
import { ROOT } from './run.ts';

/** The files that a build depends on. A change in any of them requires a new build. */
export const BUILD_FILES = [
  'src/**/*',
  'packages/illustrations/{package.json,src/**/*}',
  'config/**/*',
  'public/**/*',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/lib/{astro-build,build-store}.ts',
  // The sources of the API's description that are not in src.
  'scripts/lib/openapi/*.ts',
  'functions/{routes/operations,people/messages/check-message}.ts',
];

/**
 * The settings that a build reads.
 * Every setting that pages or `config/` read must be in this list (a test checks this).
 */
export const BUILD_SETTINGS = [
  'SITE_URL',
  'URL',
  'PORT',
  'CONTENT_FOLDER',
  'OUT_FOLDER',
  'DRAFTS',
  'NETLIFY',
  // What the platform says of the build, which its public file has.
  'COMMIT_REF',
  'DEPLOY_ID',
  'CONTEXT',
  'PICTURES',
  'SENTRY_DSN',
  'SENTRY_RELEASE',
  'OPT_IN_ENABLED',
  'STRIPE_TAX',
  'GA_MEASUREMENT_ID',
  'KLAVIYO_PUBLIC_KEY',
  'TRACKING_URL',
  // The settings that the platform's header rules depend on.
  'HSTS',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_VERIFY_URL',
  'STRIPE_API_URL',
] as const;
/** What only the build's public file shows: each deploy has others. */
const OF_THE_DEPLOY: readonly string[] = ['COMMIT_REF', 'DEPLOY_ID', 'CONTEXT'];
/** These settings count only through the site address that they result in. */
const OF_THE_ADDRESS: readonly string[] = ['SITE_URL', 'URL', 'PORT'];

/**
 * A hash of all inputs of a build, so that a build of the same inputs can be reused. The hash includes the
 * day, because release dates, end dates and the demonstration's dates depend on it.
 */
export function buildStamp(now: Date, env: Env = process.env, root: string = ROOT): Promise<string> {
  return stampOf(now, env, root, { settings: BUILD_SETTINGS, isWanted: () => true });
}

/** The same without the content and the deploy: of everything else that the pages of a build depend on. */
export function codeStamp(now: Date, env: Env = process.env, root: string = ROOT): Promise<string> {
  const content = path.resolve(root, env.CONTENT_FOLDER || 'src/content');
  return stampOf(now, env, root, {
    settings: BUILD_SETTINGS.filter((name) => !OF_THE_DEPLOY.includes(name)),
    isWanted: (file) => path.relative(content, file).startsWith('..'),
  });
}

/**
 * A hash of the content that is bundled with the pages: settings, with their logo and typefaces, and words.
 */
export async function settingsStamp(): Promise<string> {
  const hash = createHash('sha256');
  const content = path.resolve(ROOT, process.env.CONTENT_FOLDER || 'src/content');
  for (const file of await filesIn(content, ['settings/**/*', 'words/**/*']))
    hash.update(`${path.relative(content, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * A hash of all that goes into the bundles of the functions,
 * with what the build of the pages has written for them.
 */
export async function functionsStamp(written: readonly string[]): Promise<string> {
  const sources = await filesIn(ROOT, [
    '{functions,src,config,packages}/**/*',
    'package-lock.json',
    'package.json',
    'scripts/lib/bundle-functions.ts',
  ]);
  const content = path.join(ROOT, 'src/content');
  const hash = createHash('sha256')
    .update(process.versions.node)
    .update(await settingsStamp());
  for (const file of [...sources, ...written])
    if (path.relative(content, file).startsWith('..'))
      hash.update(`${path.relative(ROOT, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

type Env = Readonly<Record<string, string | undefined>>;

async function stampOf(
  now: Date,
  env: Env,
  root: string,
  { settings, isWanted }: { settings: readonly string[]; isWanted: (file: string) => boolean },
): Promise<string> {
  const files = await filesIn(root, BUILD_FILES);
  if (env.CONTENT_FOLDER) files.push(...(await filesIn(path.resolve(root, env.CONTENT_FOLDER), ['**/*'])));
  const hash = createHash('sha256').update(process.versions.node).update(dayOf(now));
  for (const name of settings)
    hash.update(`${name}=${OF_THE_ADDRESS.includes(name) ? siteAddress(env) : (env[name] ?? '')}\n`);
  for (const file of files.filter(isWanted).sort())
    hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
