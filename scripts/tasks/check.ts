/** `npm run check`: format and lint, types, unused code, and imports through a wall. */

import { brokenImportRules } from '../lib/import-rules.ts';
import { ROOT, run } from '../lib/run.ts';

const types = run('astro', ['check', '--minimumSeverity', 'warning']);
const forbidden = await brokenImportRules(ROOT);
for (const line of forbidden) console.error(line);
// Types take as long as all the others together.
const codes = [
  forbidden.length,
  await run('biome', ['check', '--error-on-warnings', '.']),
  await run('knip', []),
  await types,
];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
