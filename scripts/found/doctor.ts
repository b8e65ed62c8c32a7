/** `npx found doctor`: checks a deployment, and says for each part whether it works and what to do. */
import { withFallbacks } from '#functions/platform/env.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { type Command, Option } from '../lib/command-line/command.ts';
import { checksOf } from '../lib/doctor/checks.ts';
import { runChecks } from '../lib/doctor/run-checks.ts';
import { exitCodeOf, textOf } from '../lib/doctor/text.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';

type Options = { json?: boolean; deploy?: boolean };

export const examples = [
  ['', 'checks the shop whose settings are in .env'],
  ['--deploy', 'in a build command, after the build: fails if the deploy must not be published'],
] as const;

/** Declares the options of the check. */
export function declare(doctor: Command): void {
  doctor
    .addOption(new Option('--deploy', 'checks a build before it is published, without the running site'))
    .addOption(new Option('--json', 'one JSON object a line'))
    .action(run);
}

async function run({ json, deploy: isDeploy = false }: Options): Promise<void> {
  loadSettingsFile();
  const deployment = { given: withFallbacks(process.env), isDeploy };
  const lines = await runChecks(checksOf(deployment), process.env);
  if (json) for (const line of lines) console.log(forTerminal(JSON.stringify(line)));
  else console.log(forTerminal(textOf(lines)));
  process.exitCode = exitCodeOf(lines, isDeploy);
}
