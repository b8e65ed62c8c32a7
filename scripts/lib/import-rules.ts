import { cp, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cruise, type IRegularForbiddenRuleType } from 'dependency-cruiser';

const CYCLE = { circular: true };

/**
 * The import rules. Paths are relative to the project's root; `$1` is the first group matched by `from`.
 */
const WALLS: IRegularForbiddenRuleType[] = [
  {
    ...wall(
      'no-cycles-of-folders',
      'Two folders must not import each other. Merge them, or move the shared part to a third.',
      {},
      CYCLE,
    ),
    scope: 'folder',
  },
  wall(
    'no-cycles',
    'Two files must not import each other. Merge them, or move the shared part to a third.',
    {},
    CYCLE,
  ),
  wall(
    'core-imports-only-words',
    'The rules of the shop do not depend on a browser, a server or a framework.',
    { path: '^src/core/' },
    // nth.ts reads an item of a list, and throws when there is none.
    { pathNot: '^src/(core|words)/|^src/lib/nth\\.ts$' },
  ),
  wall(
    'contracts-import-only-rules',
    'Browser and server use the contracts, so they depend only on rules, words and small schemas.',
    { path: '^src/contracts/' },
    { pathNot: '^src/(contracts|core|words)/|(^|node_modules/)zod/(v4/)?mini' },
  ),
  wall(
    'lib-does-not-import-the-shop',
    'src/lib is code that any site could use.',
    { path: '^src/lib/' },
    { path: '^(src/(?!lib/)|functions/|sandbox/|scripts/|tools/|packages/)|^astro:|react' },
  ),
  wall(
    'sources-do-not-import-functions',
    'Pages and rules do not depend on functions, local services, commands or tests.',
    { path: '^(src|config)/' },
    { path: '^(functions|sandbox|scripts|tools|tests|packages/payment-sandbox)/' },
  ),
  wall(
    'functions-stay-on-the-server',
    'Functions use rules, the snapshot and React views (.tsx), but no other part of a feature, no pages and no browser scripts.',
    { path: '^functions/' },
    {
      path: '^(sandbox|scripts|tools|tests|packages)/|^astro:|^src/(pages|layouts)/|^src/(features|ui)/.*\\.ts$|\\.astro\\.ts$|-store\\.ts$|\\.client\\.ts$',
    },
  ),
  wall(
    'outbox-does-not-import-kinds',
    'The outbox stores and delivers messages without knowing their kinds.',
    { path: '^functions/mail/outbox/' },
    {
      path: '^(src|functions)/',
      pathNot: '^functions/(mail/outbox|db|platform)/|^src/lib/|^src/core/durations\\.ts$',
    },
  ),
  wall(
    'mail-templates-import-only-data',
    'Mail templates depend only on their data, so that they can be rendered without a store.',
    { path: '^functions/mail/(templates|layout)/' },
    {
      path: '^functions/|^src/|(^|node_modules/)(nodemailer|drizzle-orm)/',
      pathNot: '^functions/mail/(templates|layout)/|^src/(core|lib|words)/',
    },
  ),
  wall(
    'only-mail-sends-mails',
    'Only functions/mail sends mails, through the outbox.',
    { pathNot: '^(functions|sandbox)/mail/' },
    { path: '(^|node_modules/)(nodemailer|react-email)(/|$)' },
  ),
  wall(
    'catalogue-does-not-import-views',
    'The catalogue does not depend on the views that show it.',
    { path: '^src/(catalogue|security)/' },
    { path: '^src/(features|pages|layouts|ui)/' },
  ),
  wall(
    'words-import-only-lib',
    'The words of the interface are data for pages, functions and mails.',
    { path: '^src/words/' },
    { pathNot: '^src/(words|lib)/' },
  ),
  wall(
    'words-by-feature',
    'Code imports the words of its feature. The whole catalogue would weigh on every script.',
    { path: '^(src|functions)/', pathNot: '^src/words/' },
    {
      path: ['^src/words/en/index\\.ts$', '^src/words/en/.+/index\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall(
    'only-reading-reads-content',
    'Only src/catalogue/reading reads and checks content. Pages use get-catalogue.ts.',
    { path: '^(src|config|functions|sandbox)/', pathNot: '^src/catalogue/reading/' },
    {
      path: '^src/catalogue/reading/(read-content|parse-file|check-[a-z]+)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall(
    'only-catalogue-imports-astro-content',
    'Only get-catalogue.ts and Markdown.astro use Astro’s content collections.',
    {
      path: '^src/',
      pathNot: '^src/(catalogue/get-catalogue\\.ts|content\\.config\\.ts|layouts/Markdown\\.astro\\.ts)$',
    },
    { path: '^astro:content$' },
  ),
  wall(
    'ui-does-not-import-features',
    'Features use the parts in src/ui, and not the reverse.',
    { path: '^src/ui/' },
    { path: '^src/(features|pages|layouts)/' },
  ),
  wall(
    'features-do-not-import-features',
    'Pages and layouts combine features. Move code that two features share to core, catalogue or ui.',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  wall(
    'packages-know-no-store',
    'A package is of use without this store: it imports its own files and packages of the registry.',
    { path: '^packages/([^/]+)/' },
    // A path that starts with a dot leads out of the tree, and # is an alias of the store.
    { path: '^(\\.|#|[a-z]+/)', pathNot: '^packages/$1/|(^|/)node_modules/', dependencyTypesNot: ['core'] },
  ),
  wall(
    'packages-have-one-door',
    'A package is imported by its name, which leads to what its exports offer.',
    { pathNot: '^packages/' },
    { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
  ),
];

/** A copy of the tree for dependency-cruiser. */
const COPY = '.cache/import-rules';
const FOLDERS = ['src', 'functions', 'config', 'sandbox', 'scripts', 'tools', 'packages'];

/**
 * Returns every forbidden import, as `file -> file: why`. dependency-cruiser reads TypeScript but not
 * Astro, so it gets a copy of the tree in which each Astro component is reduced to its frontmatter and
 * scripts.
 */
export async function brokenImportRules(root: string): Promise<string[]> {
  const copy = path.join(root, COPY);
  await rm(copy, { recursive: true, force: true });
  for (const folder of FOLDERS) await mkdir(path.join(copy, folder), { recursive: true });
  await cp(path.join(root, 'package.json'), path.join(copy, 'package.json'));
  for await (const manifest of glob('packages/*/package.json', { cwd: root })) {
    const folder = path.dirname(path.join(copy, manifest));
    await mkdir(folder, { recursive: true });
    await cp(path.join(root, manifest), path.join(copy, manifest));
    // As npm links it, so that its name leads into the copy.
    await mkdir(path.join(copy, 'node_modules'), { recursive: true });
    await symlink(folder, path.join(copy, 'node_modules', path.basename(folder)), 'junction');
  }
  for await (const file of glob(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,astro}`, { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const to = path.join(copy, file.endsWith('.astro') ? `${file}.ts` : file);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, file.endsWith('.astro') ? scriptsOf(text) : text);
  }
  const { output } = await cruise(
    FOLDERS,
    {
      baseDir: copy,
      ruleSet: { forbidden: WALLS },
      validate: true,
      metrics: true,
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.tsx'], conditionNames: ['import'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations
    .map(({ from, to, rule, cycle }) => {
      const way = cycle ? cycle.map(({ name }) => nameOf(name)).join(' -> ') : nameOf(to);
      const because = WALLS.find(({ name }) => name === rule.name)?.comment ?? '';
      return `${nameOf(from)} -> ${way}: ${rule.name}. ${because}`;
    })
    .sort();
}

function wall(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

/** The imports of an Astro component: its frontmatter, and the scripts that its page loads. */
function scriptsOf(text: string): string {
  const head = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
  const imports = [head, ...scripts].join('\n').match(/^\s*(?:import|export)\s[^;]*?['"][^'"]+['"]/gm) ?? [];
  return imports.map((line) => `${line.trim()};`).join('\n');
}

function nameOf(name: string): string {
  return name.replace(/\.astro\.ts$/, '.astro');
}
