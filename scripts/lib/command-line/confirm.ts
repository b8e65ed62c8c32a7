import { createInterface } from 'node:readline/promises';
import { forTerminal } from '#src/core/for-terminal.ts';
import { type Command, Option } from './command.ts';
import { UsageError } from './errors.ts';

/** `--yes` skips the question; `--dry-run` changes nothing. */
export type Care = { yes?: boolean; dryRun?: boolean };
type Input = NodeJS.ReadableStream & { isTTY?: boolean };
type Output = NodeJS.WritableStream;
type Terminal = { input: Input; output: Output };

/** Adds the options `--yes` and `--dry-run` to a command or action. */
export function withCare(declared: Command): Command {
  return declared
    .addOption(new Option('--yes', 'skips the confirmation, for scripts'))
    .addOption(new Option('--dry-run', 'shows the changes without making them'));
}

/**
 * Shows the planned changes and asks for confirmation. Without a terminal, `--yes` is required.
 * @param summary lines that describe the changes
 * @returns false if nothing should change; an answer of no sets the exit code to 1
 * @throws UsageError without a terminal and without `--yes`
 */
export async function confirm(
  summary: readonly string[],
  { yes = false, dryRun = false }: Care,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  output.write(summary.map((line) => `${forTerminal(line)}\n`).join(''));
  if (dryRun) {
    output.write('Nothing was changed (--dry-run).\n');
    return false;
  }
  if (yes) return true;
  if (!input.isTTY)
    throw new UsageError(
      'This cannot be undone and must be confirmed, but there is no terminal. Add --yes or --dry-run.',
    );
  if (await isAgreed(input, output)) return true;
  output.write('Nothing was changed.\n');
  process.exitCode = 1;
  return false;
}

async function isAgreed(input: Input, output: Output): Promise<boolean> {
  const reader = createInterface({ input, output });
  // The end of the input (Ctrl+D) and Ctrl+C count as no.
  const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([reader.question('This cannot be undone. Continue? [y/N] '), ended]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    reader.close();
  }
}
