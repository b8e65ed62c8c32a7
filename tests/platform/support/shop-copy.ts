import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_SHOP } from '#tests/setup/test-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What a build reads. */
const SOURCES = [
  ...['config', 'functions', 'packages', 'public', 'sandbox', 'scripts', 'src'],
  ...['astro.config.mjs', 'netlify.toml', 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'],
  TEST_SHOP.CONTENT_FOLDER,
];
/** The demo's content, which is not what is built, and what the platform does not have of a machine. */
const LEFT_OUT = ['src/content', 'packages/photographs', 'node_modules'];
/** A module of types that the tool loads from the internet. */
const TYPES = 'https://edge.netlify.com/bootstrap/globals/types.ts';

/** The product that has had another name, in the copy. */
export const RENAMED = { product: 'bakestone', before: 'baking-stone' } as const;

/**
 * Copies the project and the tests' shop into a folder, as the platform checks them out: in no repository,
 * where its tool would look for settings, and away from the build of `npm test`. `settings` become its
 * settings file.
 */
export async function copyShop(folder: string, settings: Record<string, string>): Promise<void> {
  for (const source of SOURCES)
    await cp(path.join(ROOT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !LEFT_OUT.includes(path.relative(ROOT, file)) && !file.endsWith('/node_modules'),
    });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const lines = Object.entries({ ...settings, CONTENT_FOLDER: TEST_SHOP.CONTENT_FOLDER });
  await writeFile(path.join(folder, '.env'), lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  const product = path.join(folder, TEST_SHOP.CONTENT_FOLDER, 'products', `${RENAMED.product}.md`);
  await edit(product, /^---\n/, `---\naliases: [${RENAMED.before}]\n`);
}

/** Lets the tool do without the internet: the types that it loads from there are a file of the copy. */
export async function bringTypes(folder: string): Promise<void> {
  await mkdir(path.join(folder, '.platform'));
  await writeFile(path.join(folder, '.platform/types.ts'), 'export type NetlifyGlobal = unknown;\n');
  const map = { imports: { [TYPES]: './types.ts' } };
  await writeFile(path.join(folder, '.platform/imports.json'), JSON.stringify(map));
  const setting = 'deno_import_map = ".platform/imports.json"';
  await edit(path.join(folder, 'netlify.toml'), /^\[functions\]\n/m, `[functions]\n${setting}\n`);
}

async function edit(file: string, what: RegExp, by: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!what.test(text)) throw new Error(`${file} has no ${what}`);
  await writeFile(file, text.replace(what, by));
}
