import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

type Rule = { of: string[]; mayNotImport: RegExp; because: string };

/** Data flows one way, so each room may only look inwards. Paths are from the project's root. */
const RULES: Rule[] = [
  {
    of: ['src/lib/**/*.ts'],
    mayNotImport: /^(src\/(?!lib\/)|functions\/|sandbox\/|scripts\/|astro:|react)/,
    because: 'src/lib knows no shop, no DOM and no Astro',
  },
  {
    of: ['src/**/*.{ts,tsx,astro}', 'config/**/*.ts'],
    mayNotImport: /^(functions|sandbox|scripts)\//,
    because: 'nothing at the rim is imported by what lies inside',
  },
  {
    of: ['functions/**/*.ts'],
    mayNotImport:
      /^(sandbox\/|scripts\/|astro:|src\/(pages|layouts|components)\/|src\/.*\.(astro|tsx)$|.*-store\.ts$|.*\.client\.ts$)/,
    because:
      'functions may use src/lib and the pure parts of features, and nothing of pages, islands or the sandbox',
  },
];

/** Every import that breaks a rule, as `file: import: reason`. */
export async function findForbiddenImports(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const { of, mayNotImport, because } of RULES)
    for await (const file of glob(of, { cwd: root }))
      for (const target of importsOf(file, await readFile(path.join(root, file), 'utf8')))
        if (mayNotImport.test(target)) found.push(`${file}: imports ${target}: ${because}`);
  return found;
}

/** What a file imports: own files as paths from the root, packages by their name. */
export function importsOf(file: string, text: string): string[] {
  const specifiers = text.matchAll(
    /(?:^|\s)(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
  );
  return [...specifiers].map(([, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    if (specifier.startsWith('.'))
      return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    return specifier.startsWith('#') ? specifier.slice(1) : specifier;
  });
}
