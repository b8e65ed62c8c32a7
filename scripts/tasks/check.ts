/** `npm run check`: format and lint, types, unused code, and that no room imports from one that it must not know. */
import { findForbiddenImports } from '../lib/layers.ts';
import { ROOT, run } from '../lib/run.ts';

const forbidden = await findForbiddenImports(ROOT);
for (const line of forbidden) console.error(line);
const codes = [
  forbidden.length,
  await run('biome', ['check', '--error-on-warnings', '.']),
  await run('astro', ['check', '--minimumSeverity', 'warning']),
  await run('knip', []),
];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
