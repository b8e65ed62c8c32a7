import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { suggestion } from '#src/lib/closest.ts';
import { UsageError } from './errors.ts';
import { describeFailure } from './failures.ts';

/** An example of a command: the arguments to type, and what they do. */
export type Example = readonly [typed: string, does: string];

/** Options that npm has too. npm sets them in its environment either way, so they are not checked there. */
const OPTIONS_OF_NPM = ['--yes', '--help'];

/**
 * Declares the command of an npm script. Refuses unknown options and extra arguments. `--help` shows
 * `does`, the options and the examples. `typed` is the command that a person types: `npm run bench`.
 */
export function command(typed: string, does: string, examples: readonly Example[] = []): Command {
  // npm passes only the arguments after "--" to the command.
  return withExamples(strict(new Command(`${typed} --`)).description(does), `${typed} --`, examples);
}

/** Declares a command with nouns, such as `npx found`. */
export function program(typed: string, does: string): Command {
  return strict(new Command(typed)).description(does).usage('<noun> [verb] [options]');
}

/** Declares a noun of a program. {@link action} declares its verbs. */
export function noun(
  parent: Command,
  name: string,
  does: string,
  examples: readonly Example[] = [],
): Command {
  // The list of nouns shows only the first sentence.
  const declared = strict(parent.command(name))
    .description(does)
    .summary(does.replace(/(?<=\.) .*/s, ''));
  return withExamples(declared, `${parent.name()} ${name}`, examples);
}

function withExamples(declared: Command, typed: string, examples: readonly Example[]): Command {
  const lines = examples.map(
    ([words, what]) => `  ${typed.replace(words ? '' : / --$/, '')}${words && ` ${words}`}\n      ${what}`,
  );
  return lines.length > 0 ? declared.addHelpText('after', `\nExamples:\n${lines.join('\n')}`) : declared;
}

/** Declares one of several actions of a command. The first word of `usage` is its name. */
export function action(parent: Command, usage: string, does: string, isDefault = false): Command {
  const declared = parent.command(usage, { isDefault }).description(does);
  return strict(declared);
}

function strict(declared: Command): Command {
  return (
    declared
      .exitOverride()
      // Checked before the action runs, with a suggestion.
      .allowExcessArguments()
      .showSuggestionAfterError()
      .helpCommand(false)
      .helpOption('--help', 'shows this help')
      .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
      .configureHelp({ helpWidth: 100 })
  );
}

/**
 * Runs a command with the typed arguments and sets the exit code: 0 success, 1 failure, 2 wrong usage. An
 * expected failure prints a sentence without a stack trace.
 */
export async function runCommand(declared: Command, typed = process.argv.slice(2)): Promise<void> {
  // Output that `| head` cuts short is not a failure.
  if (process.stdout.listenerCount('error') === 0)
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  try {
    refuseWhatNpmTook(declared, typed);
    refuseUnknownVerb(declared, typed);
    for (const one of allOf(declared)) refuseRepeated(one);
    declared.hook('preAction', (_, one) => refuseSurplus(one));
    await declared.parseAsync([...typed], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      if (error.exitCode !== 0 && error.code !== 'commander.help') console.error(seeHelp(declared, typed));
      return;
    }
    const { text, exitCode } = describeFailure(error);
    console.error(exitCode === 2 ? `${text}\n${seeHelp(declared, typed)}` : text);
    process.exitCode = exitCode;
  }
}

/** A command and all commands below it. */
function allOf(declared: Command): Command[] {
  return [declared, ...declared.commands.flatMap(allOf)];
}

/** Where to read about the usage: the help of the typed noun, if there is one. */
function seeHelp(declared: Command, [word]: readonly string[]): string {
  const below = declared.commands.find((one) => one.name() === word);
  return `See: ${declared.name()} ${below ? `${below.name()} ` : ''}--help`;
}

/**
 * `npm run found orders --json` without "--": npm takes the option, and the command would run without it
 * and without an error.
 */
function refuseWhatNpmTook(declared: Command, typed: readonly string[]): void {
  if (process.env.npm_command !== 'run' && process.env.npm_command !== 'run-script') return;
  const taken = allOf(declared)
    .flatMap(({ options }) => options)
    .flatMap(({ long }) => long ?? [])
    .filter((long) => !OPTIONS_OF_NPM.includes(long) && !typed.includes(long))
    .find((long) => process.env[`npm_config_${long.slice(2).replaceAll('-', '_')}`]);
  if (taken) throw new UsageError(`npm used the option ${taken} itself. Use: ${declared.name()} ${taken}`);
}

/** A noun without a verb runs its list. A mistyped verb would otherwise become an argument of that list. */
function refuseUnknownVerb(declared: Command, [first, second]: readonly string[]): void {
  const verbs =
    declared.commands.find((one) => one.name() === first)?.commands.map((one) => one.name()) ?? [];
  if (verbs.length === 0 || second === undefined || second.startsWith('-') || verbs.includes(second)) return;
  throw new UsageError(
    `Unknown verb: ${second}. Use one of: ${verbs.join(', ')}.${suggestion(second, verbs)}`,
  );
}

/** If an option is given twice, the parser silently takes the last value. */
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

/** Refuses surplus arguments, with a suggestion. */
function refuseSurplus(declared: Command): void {
  const { args, registeredArguments, options, parent } = declared;
  if (registeredArguments.some(({ variadic }) => variadic)) return;
  const word = args[registeredArguments.length];
  if (word === undefined) return;
  const actions = parent?.commands.map((one) => one.name()) ?? [];
  const names = options.flatMap(({ long }) => long ?? []);
  const meant = suggestion(word, actions) || suggestion(`--${word}`, names);
  throw new UsageError(`Unexpected argument: ${word}.${meant}`);
}

/** A parser for an option or argument with a fixed list of values. */
export function oneOf<T extends string>(words: readonly T[]): (text: string) => T {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`Use one of: ${words.join(', ')}.${suggestion(text, words)}`);
  };
}

export { Argument, type Command, InvalidArgumentError, Option };
