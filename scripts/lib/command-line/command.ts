import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { suggestion } from './closest.ts';
import { UsageError } from './errors.ts';
import { describeFailure } from './failures.ts';

/** An example of a command: what is typed behind the script's name, and what it does. */
type Example = readonly [typed: string, does: string];

/** What npm itself understands, so that finding it in its environment proves nothing. */
const OPTIONS_OF_NPM = ['--yes', '--help'];

/**
 * Declares the command behind an npm script. Unknown options and extra words are refused, and `--help` shows `does`, the options
 * and the examples. `typed` is how a person runs it: `npm run orders`.
 */
export function command(typed: string, does: string, examples: readonly Example[] = []): Command {
  const declared = strict(new Command(`${typed} --`)).description(does);
  // In an npm script what stands behind "--" is for the command.
  const lines = examples.map(([words, what]) => `  ${typed}${words && ` -- ${words}`}\n      ${what}`);
  if (lines.length > 0) declared.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
  return declared.helpOption('--help', 'shows this and does nothing else');
}

/** Declares one of several actions of a command, which is named by its first word. */
export function action(parent: Command, usage: string, does: string, isDefault = false): Command {
  const declared = parent.command(usage, { isDefault }).description(does);
  return strict(declared).helpOption('--help', 'shows this and does nothing else');
}

function strict(declared: Command): Command {
  return (
    declared
      .exitOverride()
      // Refused before the action, with a suggestion.
      .allowExcessArguments()
      .showSuggestionAfterError()
      .helpCommand(false)
      .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
      .configureHelp({ helpWidth: 100 })
  );
}

/**
 * Runs a command with what was typed and sets the exit code: 0 done, 1 failed, 2 wrong usage. Expected failures are told in a
 * sentence, without a stack trace.
 */
export async function runCommand(declared: Command, typed = process.argv.slice(2)): Promise<void> {
  // Output that is cut short by `| head` is no failure.
  if (process.stdout.listenerCount('error') === 0)
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  try {
    refuseWhatNpmTook(declared, typed);
    for (const one of [declared, ...declared.commands]) refuseRepeated(one);
    declared.hook('preAction', (_, one) => refuseSurplus(one));
    await declared.parseAsync([...typed], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      if (error.exitCode !== 0) console.error(seeHelp(declared));
      return;
    }
    const { text, exitCode } = describeFailure(error);
    console.error(exitCode === 2 ? `${text}\n${seeHelp(declared)}` : text);
    process.exitCode = exitCode;
  }
}

function seeHelp(declared: Command): string {
  return `See: ${declared.name()} --help`;
}

/** `npm run orders --json` without "--" before it: npm keeps the option, and the command would do something else without a word. */
function refuseWhatNpmTook(declared: Command, typed: readonly string[]): void {
  if (process.env.npm_command !== 'run' && process.env.npm_command !== 'run-script') return;
  const taken = declared.options
    .flatMap(({ long }) => long ?? [])
    .filter((long) => !OPTIONS_OF_NPM.includes(long) && !typed.includes(long))
    .find((long) => process.env[`npm_config_${long.slice(2).replaceAll('-', '_')}`]);
  if (taken) throw new UsageError(`npm took ${taken} for itself. Write: ${declared.name()} ${taken}`);
}

/** An option that is given twice would silently have its last value. */
function refuseRepeated(declared: Command): void {
  for (const { long, variadic } of declared.options) {
    if (!long || variadic) continue;
    let count = 0;
    declared.on(`option:${long.slice(2)}`, () => {
      count += 1;
      if (count > 1) throw new UsageError(`${long} is given twice.`);
    });
  }
}

/** Words that the command does not take are refused, with what may have been meant. */
function refuseSurplus(declared: Command): void {
  const { args, registeredArguments, options, parent } = declared;
  if (registeredArguments.some(({ variadic }) => variadic)) return;
  const word = args[registeredArguments.length];
  if (word === undefined) return;
  const actions = parent?.commands.map((one) => one.name()) ?? [];
  const names = options.flatMap(({ long }) => long ?? []);
  const meant = suggestion(word, actions) || suggestion(`--${word}`, names);
  throw new UsageError(`Unexpected word: ${word}.${meant}`);
}

/** A parser of an option or argument that takes one of some words. */
export function oneOf<T extends string>(words: readonly T[]): (text: string) => T {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`Use one of: ${words.join(', ')}.${suggestion(text, words)}`);
  };
}

export { Argument, type Command, InvalidArgumentError, Option };
