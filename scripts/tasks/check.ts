/** `npm run check`: format and lint, types, unused code, and forbidden imports. */
import { command, runCommand } from '../lib/command-line/command.ts';
import { brokenImportRules } from '../lib/import-rules.ts';
import { ROOT, run } from '../lib/run.ts';

const check = command(
  'npm run check',
  'Checks format and lint (Biome), types, unused code (knip) and imports between folders (dependency-cruiser).',
);

check.action(async () => {
  // Generates the types that both type checkers below read.
  if ((await run('astro', ['sync', '--silent'])) !== 0) {
    process.exitCode = 1;
    return;
  }
  // `astro check` checks only the pages, and the compiler checks everything else. `astro check` for all
  // files takes twice as long as all other checks together.
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
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
});
await runCommand(check);
