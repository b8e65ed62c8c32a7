import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { brokenImportRules } from '#scripts/lib/import-rules.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The import rules that a tree of these files breaks, once each. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
  folders.push(root);
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ type: 'module', workspaces: ['packages/*'], imports: { '#src/*': './src/*' } }),
  );
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  const lines = await brokenImportRules(root);
  return [...new Set(lines.map((line) => /: ([a-z-]+)\. /.exec(line)?.[1] ?? line))];
}

const A = 'export const a = 1;\n';

// `npm run check` tests that the store follows them.
describe('the import rules', { tags: ['long'] }, () => {
  test('core imports no other folder, not even a type', async () =>
    expect(
      await brokenBy({
        'src/catalogue/schemas/a.ts': 'export type A = 1;\n',
        'src/core/b.ts': "import type { A } from '../schemas/a.ts';\nexport type B = A;\n",
      }),
    ).toEqual(['core-imports-only-words']));

  test('contracts import core and the small schemas, and nothing else', async () => {
    const contract = (from: string) => ({
      'src/core/a.ts': A,
      'src/lib/a.ts': A,
      'src/contracts/b.ts': `import * as z from 'zod/mini';\nimport { a } from '../core/a.ts';\nexport { z, a };\n${from}`,
    });
    expect(await brokenBy(contract(''))).toEqual([]);
    for (const from of ["import '../lib/a.ts';\n", "import 'zod';\n", "import 'react';\n"])
      expect(await brokenBy(contract(from))).toEqual(['contracts-import-only-rules']);
  });

  test('a feature imports no other feature, also in an Astro component’s frontmatter or script', async () => {
    const files = { 'src/features/one/a.ts': A };
    const head = "---\nimport { a } from '#src/features/one/a.ts';\n---\n\n<p>{a}</p>\n";
    const script = "<p></p>\n<script>\nimport '../one/a.ts';\n</script>\n";
    expect(await brokenBy({ ...files, 'src/features/two/B.astro': head })).toEqual([
      'features-do-not-import-features',
    ]);
    expect(await brokenBy({ ...files, 'src/features/two/B.astro': script })).toEqual([
      'features-do-not-import-features',
    ]);
    expect(await brokenBy({ ...files, 'src/pages/index.astro': head })).toEqual([]);
  });

  test('the web imports no functions, and functions no pages', async () =>
    expect(
      await brokenBy({
        'functions/a.ts': A,
        'src/lib/b.ts': "export { a } from '../../functions/a.ts';\n",
        'src/ui/C.astro': '<p></p>\n',
        'functions/c.ts': "import C from '../src/ui/C.astro';\nexport const c = C;\n",
      }),
    ).toEqual(expect.arrayContaining(['sources-do-not-import-functions', 'functions-stay-on-the-server'])));

  test('code imports the words of a feature, and not the whole catalogue', async () => {
    const words = {
      'src/words/en/one.ts': A,
      'src/words/en/many/two.ts': A,
      'src/words/en/many/index.ts': "export * as two from './two.ts';\n",
      'src/words/en/index.ts': "export * as many from './many/index.ts';\nexport * as one from './one.ts';\n",
      'src/features/many/Allowed.tsx': "export { a } from '../../words/en/many/two.ts';\n",
      'src/features/one/Allowed.tsx': "export { a } from '../../words/en/one.ts';\n",
    };
    expect(await brokenBy(words)).toEqual([]);
    for (const view of [
      "export { one } from '../../words/en/index.ts';\n",
      "export { two } from '../../words/en/many/index.ts';\n",
    ])
      expect(await brokenBy({ ...words, 'src/features/one/View.tsx': view })).toEqual(['words-by-feature']);
  });

  test('functions import the React views of a feature, and nothing else of it', async () =>
    expect(
      await brokenBy({
        'src/features/orders/View.tsx': 'export const View = () => null;\n',
        'src/features/orders/words.ts': A,
        'functions/a.ts': "export { View } from '../src/features/orders/View.tsx';\n",
        'functions/b.ts': "export { a } from '../src/features/orders/words.ts';\n",
      }),
    ).toEqual(['functions-stay-on-the-server']));

  test('content is read, validated and loaded by one module only', async () => {
    const reader = { 'src/catalogue/reading/read-content.ts': `${A}export type Content = 1;\n` };
    const byReader = "import { a } from '#src/catalogue/reading/read-content.ts';\nexport const b = a;\n";
    expect(await brokenBy({ ...reader, 'config/sitemap.ts': byReader })).toEqual([
      'only-reading-reads-content',
    ]);
    expect(
      await brokenBy({
        ...reader,
        'config/sitemap.ts': byReader
          .replace('import { a }', 'import type { Content as a }')
          .replace('const b =', 'type b ='),
      }),
    ).toEqual([]);
    const byAstro = "import { getCollection } from 'astro:content';\nexport const b = getCollection;\n";
    expect(await brokenBy({ 'src/features/blog/b.ts': byAstro })).toEqual([
      'only-catalogue-imports-astro-content',
    ]);
    expect(await brokenBy({ 'src/catalogue/get-catalogue.ts': byAstro })).toEqual([]);
  });

  test('the outbox imports no feature, mail templates use data only, and one folder talks to the mail server', async () => {
    const from = (file: string) => `export { a } from '${file}';\n`;
    const files = { 'functions/mail/enqueue.ts': A, 'functions/db/open.ts': A, 'src/core/a.ts': A };
    expect(await brokenBy({ ...files, 'functions/mail/outbox/a.ts': from('../enqueue.ts') })).toEqual([
      'outbox-does-not-import-kinds',
    ]);
    expect(await brokenBy({ ...files, 'functions/mail/outbox/a.ts': from('../../db/open.ts') })).toEqual([]);
    const template = 'functions/mail/templates/a.ts';
    expect(await brokenBy({ ...files, [template]: from('../../db/open.ts') })).toEqual([
      'mail-templates-import-only-data',
    ]);
    expect(await brokenBy({ ...files, [template]: from('../../../src/core/a.ts') })).toEqual([]);
    const sender = "import { createTransport } from 'nodemailer';\nexport const b = createTransport;\n";
    expect(await brokenBy({ 'functions/orders/a.ts': sender })).toEqual(['only-mail-sends-mails']);
    expect(await brokenBy({ 'functions/mail/a.ts': sender })).toEqual([]);
  });

  test('packages import nothing of the store, and the store imports them by their names', async () => {
    const box = {
      'packages/box/package.json': JSON.stringify({
        name: 'box',
        type: 'module',
        exports: { '.': './src/index.ts' },
      }),
      'packages/box/src/index.ts': A,
      'src/core/a.ts': A,
      'tests/a.ts': A,
    };
    const from = (file: string) => `export { a } from '${file}';\n`;
    for (const file of [
      '../../../src/core/a.ts',
      '#src/core/a.ts',
      '../../../tests/a.ts',
      '../../tin/src/a.ts',
    ])
      expect(
        await brokenBy({ ...box, 'packages/tin/src/a.ts': A, 'packages/box/src/b.ts': from(file) }),
        file,
      ).toEqual(['packages-know-no-store']);
    const own = `import 'node:fs/promises';\nimport 'stripe';\n${from('./index.ts')}`;
    expect(await brokenBy({ ...box, 'packages/box/src/b.ts': own })).toEqual([]);
    expect(await brokenBy({ ...box, 'src/catalogue/pictures/b.ts': from('box') })).toEqual([]);
    expect(
      await brokenBy({ ...box, 'src/catalogue/pictures/b.ts': from('../../../packages/box/src/index.ts') }),
    ).toEqual(['packages-have-one-door']);
    expect(await brokenBy({ ...box, 'functions/b.ts': from('box') })).toEqual([
      'functions-stay-on-the-server',
    ]);
  });

  test('there are no cycles between files or folders', async () => {
    expect(
      await brokenBy({
        'src/core/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
        'src/core/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
      }),
    ).toEqual(['no-cycles']);
    expect(
      await brokenBy({
        'src/core/x/a.ts': "export { b } from '../y/b.ts';\n",
        'src/core/x/c.ts': 'export const c = 1;\n',
        'src/core/y/b.ts': 'export const b = 1;\n',
        'src/core/y/d.ts': "export { c } from '../x/c.ts';\n",
      }),
    ).toEqual(['no-cycles-of-folders']);
  });
});
