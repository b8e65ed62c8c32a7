import { type BuiltPage, builtPages, nameOf } from './dist.ts';

/** Looks at one page and says what is wrong with it, in a few words each. */
export type Check = (page: BuiltPage) => string[];

const SHOWN = 40;

/** Runs checks over every page of the build, reading each page once. Answers each check's problems, named by page. */
export function inspectPages<K extends string>(
  checks: Record<K, Check>,
  wanted?: Parameters<typeof builtPages>[0],
): Record<K, string[]> & { pages: number } {
  const names = Object.keys(checks) as K[];
  const found = Object.fromEntries(names.map((name) => [name, [] as string[]])) as Record<K, string[]>;
  let pages = 0;
  for (const page of builtPages(wanted)) {
    pages += 1;
    for (const name of names)
      for (const problem of checks[name](page)) found[name].push(`${nameOf(page)}: ${problem}`);
  }
  return { ...found, pages };
}

/** Fails with the problems, the first of each kind in full and the rest counted. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const byWhat = Map.groupBy(problems, (problem) => problem.replace(/^[A-Z]+ \S+: /, ''));
  const lines = [...byWhat].map(([what, all]) =>
    all.length > 1 ? `${all[0]} (and ${all.length - 1} more pages)` : (all[0] ?? what),
  );
  const rest = lines.length > SHOWN ? `\n… and ${lines.length - SHOWN} more kinds` : '';
  throw new Error(`${problems.length} problem(s):\n${lines.slice(0, SHOWN).join('\n')}${rest}`);
}
