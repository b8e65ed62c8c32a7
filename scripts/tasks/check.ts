/** `npm run check`: format and lint, types, unused code, and imports through a wall. */

import { brokenImportRules } from '../lib/import-rules.ts';
import { ROOT, run } from '../lib/run.ts';

// What the types are read from is made before both read it.
if ((await run('astro', ['sync', '--silent'])) !== 0) process.exit(1);
// Pages by the one program that reads them, everything else by the compiler beside it: as one, types take twice as long as all the rest.
const types = [
  run('astro', ['check', '--noSync', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.pages.json']),
  run('tsc', ['--noEmit', '-p', '.']),
];
const forbidden = await brokenImportRules(ROOT);
for (const line of forbidden) console.error(line);
const codes = [
  forbidden.length,
  await run('biome', ['check', '--error-on-warnings', '.']),
  await run('knip', []),
  ...(await Promise.all(types)),
];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
