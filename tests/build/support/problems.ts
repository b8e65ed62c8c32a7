import { type BuiltPage, builtPages, nameOf } from './dist.ts';

/** Checks one page and returns short descriptions of its errors. */
export type Check = (page: BuiltPage) => string[];

const SHOWN = 40;

/** Each check's errors, with their pages, and the number of checked pages. */
type Found<K extends string> = Record<K, string[]> & { pages: number };

/** Runs checks over every page of the build, reading each page once. */
export function inspectPages<K extends string>(checks: Record<K, Check>): Found<K> {
  const { found, look } = inspection(checks);
  for (const page of builtPages()) look(page);
  return found;
}

const looks: ((page: BuiltPage) => void)[] = [];

/** Registers checks for `lookAtEveryPage`, which fills in the returned object. */
export function onEveryPage<K extends string>(checks: Record<K, Check>): Found<K> {
  const { found, look } = inspection(checks);
  looks.push(look);
  return found;
}

/** Reads each page of the build once for all registered checks: parsing takes longer than most checks. */
export function lookAtEveryPage(): void {
  for (const page of builtPages()) for (const look of looks) look(page);
}

function inspection<K extends string>(checks: Record<K, Check>) {
  const names = Object.keys(checks) as K[];
  const found = { ...Object.fromEntries(names.map((name) => [name, [] as string[]])), pages: 0 } as Found<K>;
  const look = (page: BuiltPage) => {
    found.pages += 1;
    for (const name of names)
      for (const problem of checks[name](page)) found[name].push(`${nameOf(page)}: ${problem}`);
  };
  return { found, look };
}

/** Fails with the errors, the first of each kind in full and the rest counted. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const byWhat = Map.groupBy(problems, (problem) => problem.replace(/^[A-Z]+ \S+: /, ''));
  const lines = [...byWhat].map(([what, all]) =>
    all.length > 1 ? `${all[0]} (and ${all.length - 1} more pages)` : (all[0] ?? what),
  );
  const rest = lines.length > SHOWN ? `\n… and ${lines.length - SHOWN} more kinds` : '';
  throw new Error(`${problems.length} problem(s):\n${lines.slice(0, SHOWN).join('\n')}${rest}`);
}
