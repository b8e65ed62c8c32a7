import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cruise, type IRegularForbiddenRuleType } from 'dependency-cruiser';

const CYCLE = { circular: true };

/**
 * The import rules. Paths are relative to the project's root; `$1` is the first group matched by `from`.
 */
const WALLS: IRegularForbiddenRuleType[] = [
  {
    ...wall('no-cycles-of-folders', 'Two folders that need each other are one, or share a third.', {}, CYCLE),
    scope: 'folder',
  },
  wall('no-cycles', 'Two files that need each other are one file, or share a third.', {}, CYCLE),
  wall(
    'core-imports-nothing',
    'The rules of the shop hold without a browser, a server or a framework.',
    { path: '^src/core/' },
    { pathNot: '^src/core/' },
  ),
  wall(
    'contracts-stand-on-core',
    'What crosses a border is read in the browser and on the server alike, by rules and small schemas.',
    { path: '^src/contracts/' },
    { pathNot: '^src/(contracts|core)/|(^|node_modules/)zod/(v4/)?mini' },
  ),
  wall(
    'lib-knows-no-shop',
    'src/lib is what any site could use.',
    { path: '^src/lib/' },
    { path: '^(src/(?!lib/)|functions/|sandbox/|scripts/|illustrations/)|^astro:|react' },
  ),
  wall(
    'nothing-imports-the-rim',
    'Pages and rules know nothing of who answers requests, stands in for the world or runs commands.',
    { path: '^(src|config|illustrations)/' },
    { path: '^(functions|sandbox|scripts|tests)/' },
  ),
  wall(
    'functions-stay-on-the-server',
    'Functions use rules, the snapshot and the React views (.tsx) they answer with: no other part of a feature, no page and no browser script.',
    { path: '^functions/' },
    {
      path: '^(sandbox|scripts|tests)/|^astro:|^src/(pages|layouts)/|^src/(features|ui)/.*\\.ts$|\\.astro\\.ts$|-store\\.ts$|\\.client\\.ts$',
    },
  ),
  wall(
    'outbox-knows-nobody',
    'What follows from what is for others to say: the outbox writes it down and has it carried out.',
    { path: '^functions/outbox/' },
    {
      path: '^(src|functions)/',
      pathNot: '^functions/(outbox|db|platform)/|^src/lib/|^src/core/dates\\.ts$',
    },
  ),
  wall(
    'mails-are-worded-from-data',
    'A mail is worded and laid out from what it is given, so that it can be looked at without a store.',
    { path: '^functions/mail/(templates|layout)/' },
    {
      path: '^functions/|^src/|(^|node_modules/)(nodemailer|drizzle-orm)/',
      pathNot: '^functions/mail/(templates|layout)/|^src/(core|lib)/',
    },
  ),
  wall(
    'one-road-to-the-mail-server',
    'Mails are sent by the outbox, from functions/mail, and from nowhere else.',
    { pathNot: '^(functions|sandbox)/mail/' },
    { path: '(^|node_modules/)(nodemailer|react-email)(/|$)' },
  ),
  wall(
    'catalogue-knows-no-view',
    'Content is read once, for whoever shows it.',
    { path: '^src/(catalogue|pictures|schemas|security)/' },
    { path: '^src/(features|pages|layouts|ui)/' },
  ),
  wall(
    'one-road-to-content',
    'Content is read and checked by src/catalogue/reading, and pages get it joined from get-catalogue.ts.',
    { path: '^(src|config|functions|sandbox)/', pathNot: '^src/catalogue/reading/' },
    {
      path: '^src/catalogue/reading/(read-content|parse-file|check-[a-z]+)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall(
    'astro-hands-content-to-one',
    'What Astro holds of the content is for get-catalogue.ts to join, and for Markdown.astro to render.',
    {
      path: '^src/',
      pathNot: '^src/(catalogue/get-catalogue\\.ts|content\\.config\\.ts|layouts/Markdown\\.astro\\.ts)$',
    },
    { path: '^astro:content$' },
  ),
  wall(
    'ui-knows-no-feature',
    'Pieces of the interface are composed by features and not the other way.',
    { path: '^src/ui/' },
    { path: '^src/(features|pages|layouts)/' },
  ),
  wall(
    'features-stand-alone',
    'A page or a layout composes features; what two of them share moves to core, catalogue or ui.',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
];

/** A copy of the tree for dependency-cruiser. */
const COPY = '.cache/walls';
const FOLDERS = ['src', 'functions', 'illustrations', 'config', 'sandbox', 'scripts'];

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
    { extensions: ['.ts', '.tsx'], conditionNames: ['import'] },
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
