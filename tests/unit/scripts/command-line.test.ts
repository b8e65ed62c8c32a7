import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { command, Option, runCommand } from '#scripts/lib/command-line/command.ts';
import { confirm } from '#scripts/lib/command-line/confirm.ts';
import { CommandError, UsageError } from '#scripts/lib/command-line/errors.ts';
import { describeFailure } from '#scripts/lib/command-line/failures.ts';
import {
  dayValue,
  lineNumbers,
  moneyValue,
  orderNumber,
  wholeNumber,
} from '#scripts/lib/command-line/values.ts';
import { CURRENCY_CODES } from '#src/core/currencies.ts';
import { moneyText } from '#src/core/money-text.ts';
import { closest } from '#src/lib/closest.ts';

afterEach(() => {
  process.exitCode = undefined;
});

describe('[C1] a typed amount', () => {
  test('has a currency and its decimals, and becomes minor units', () => {
    expect(moneyValue('5.00 EUR')).toEqual({ amount: 500, currency: 'EUR' });
    expect(moneyValue('0.05 GBP')).toEqual({ amount: 5, currency: 'GBP' });
    expect(moneyValue('1234567.89 USD')).toEqual({ amount: 123_456_789, currency: 'USD' });
  });

  test.each([
    ...['5.00', '500', '5,00 EUR', '5.001 EUR', '5.0 EUR', '5 EUR', '-5.00 EUR', '0.00 EUR', '5.00 XXX', ''],
    ...['5.00EUR', 'EUR 5.00', '5.00 eur', '1e3.00 EUR', '1,000.00 EUR', '５.00 EUR', '12345678.00 EUR'],
  ])('%j is refused with an example', (text) => {
    expect(() => moneyValue(text)).toThrow(/as in "5\.00 EUR"/);
  });

  test('is the same after it was printed and read', () => {
    const money = fc.record({
      amount: fc.integer({ min: 1, max: 999_999_999 }),
      currency: fc.constantFrom(...CURRENCY_CODES),
    });
    fc.assert(
      fc.property(money, ({ amount, currency }) => {
        expect(moneyValue(moneyText(amount, currency))).toEqual({ amount, currency });
      }),
    );
  });
});

test('[C1] mistyped numbers, lines, days and orders are refused', () => {
  expect(lineNumbers('1,2')).toEqual([1, 2]);
  for (const text of ['0', '1,', 'a', '1,1', '-1', '1.5', '', '1000'])
    expect(() => lineNumbers(text), text).toThrow();
  for (const text of ['0', '-1', '1.5', '1e3', 'x', ' ']) expect(() => wholeNumber(1)(text), text).toThrow();
  for (const text of ['2027-02-30', '27-1-1', '2027-13-01', 'today', ''])
    expect(() => dayValue(text), text).toThrow(/as in 2027-01-01/);
  expect(dayValue('2027-01-01')).toEqual(new Date('2027-01-01T00:00:00Z'));
  for (const text of ['F-11111-11111', '--amount', 'F-7K3M9', ''])
    expect(() => orderNumber(text), text).toThrow();
});

test('[C1] a suggestion is made only if it is close', () => {
  const options = ['--lines', '--amount', '--release'];
  expect(closest('--linse', options)).toBe('--lines');
  expect(closest('--amout', options)).toBe('--amount');
  expect(closest('--everything', options)).toBeUndefined();
});

describe('[C1] the confirmation before a change', () => {
  const SUMMARY = ['Refund 5.00 EUR.'];

  /** A terminal on which a person types `answer`; no terminal if it is undefined. */
  function terminal(answer?: string) {
    const input = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
    const output = new PassThrough();
    if (answer === '') input.end();
    else if (answer !== undefined) input.write(`${answer}\n`);
    return { input, output, said: () => String(output.read() ?? '') };
  }

  test.each([
    ['y', true],
    ['yes', true],
    ['Y', true],
    ['n', false],
    ['yep', false],
    ['', false],
  ])('is answered with %j', async (answer, isAgreed) => {
    const { said, ...io } = terminal(answer);
    expect(await confirm(SUMMARY, {}, io)).toBe(isAgreed);
    const text = said();
    expect(text).toMatch(/^Refund 5\.00 EUR\.\n.*\[y\/N\]/);
    expect(text.includes('Nothing was changed.')).toBe(!isAgreed);
    expect(process.exitCode).toBe(isAgreed ? undefined : 1);
  });

  test('is skipped with --yes, and --dry-run changes nothing, even with --yes', async () => {
    const { said, ...io } = terminal();
    expect(await confirm(SUMMARY, { yes: true }, io)).toBe(true);
    expect(await confirm(SUMMARY, { yes: true, dryRun: true }, io)).toBe(false);
    expect(said()).toContain('Nothing was changed (--dry-run).');
  });

  test('needs a terminal or --yes', async () => {
    const { said: _, ...io } = terminal();
    await expect(confirm(SUMMARY, {}, io)).rejects.toThrow(UsageError);
  });

  test('shows users’ texts without control sequences', async () => {
    const { said, ...io } = terminal();
    await confirm(['Words: \u001b[2J'], { yes: true }, io);
    expect(said()).toBe('Words: \\u001b[2J\n');
  });
});

describe('[C1] a command', () => {
  /**
   * Runs a command with the options --lines and --json, and returns how it ended,
   * and the arguments of its action.
   */
  async function ran(words: string[], act: () => void = () => {}) {
    const said: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(said.push(String(text))));
    const given: unknown[] = [];
    const declared = command('npm run pans', 'Counts the pans of the store.')
      .addOption(new Option('--lines <numbers>').argParser(lineNumbers))
      .addOption(new Option('--json'));
    declared.action((options) => {
      given.push(options);
      act();
    });
    await runCommand(declared, words);
    return { code: process.exitCode ?? 0, said: said.join('\n'), given };
  }

  test('runs with the typed arguments', async () => {
    expect(await ran(['--lines', '1,2', '--json'])).toEqual({
      code: 0,
      said: '',
      given: [{ lines: [1, 2], json: true }],
    });
  });

  test.each([
    [['--linse', '1'], 'Did you mean --lines?'],
    [['lines'], 'Unexpected argument: lines. Did you mean --lines?'],
    [['pots'], 'Unexpected argument: pots.'],
    [['--lines', 'x'], 'Use line numbers'],
    [['--lines'], 'argument missing'],
    [['--lines', '1', '--lines', '2'], '--lines is given twice.'],
    [['--json', 'x'], 'Unexpected argument: x.'],
  ])('refuses %j and does nothing', async (words, expected) => {
    const { code, said, given } = await ran(words);
    expect({ code, given }).toEqual({ code: 2, given: [] });
    expect(said).toContain(expected);
    expect(said).toContain('npm run pans -- --help');
  });

  test('refuses an option that npm took because "--" was missing', async () => {
    vi.stubEnv('npm_command', 'run');
    vi.stubEnv('npm_config_lines', '1');
    const { code, said } = await ran([]);
    expect(code).toBe(2);
    expect(said).toContain('npm used the option --lines itself. Use: npm run pans -- --lines');
  });

  test('exits with 1 and a sentence for an error', async () => {
    const { code, said } = await ran([], () => {
      throw new CommandError('There are no pans.');
    });
    expect({ code, said }).toEqual({ code: 1, said: 'There are no pans.' });
  });
});

describe('[C1] an error is printed without a stack trace', () => {
  const refused = Object.assign(new Error('This value must be less than 500.'), {
    rawType: 'invalid_request_error',
    requestId: 'req_1',
    statusCode: 400,
    code: 'parameter_invalid',
  });
  const noDatabase = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  test.each([
    [refused, 'The payment provider refused (400, parameter_invalid): This value must be less than 500.'],
    [Object.assign(new Error('x', { cause: noDatabase })), 'The database does not answer (ECONNREFUSED).'],
    [Object.assign(new AggregateError([noDatabase]), {}), 'The database does not answer (ECONNREFUSED).'],
    [Object.assign(new Error('no'), { code: '28P01' }), 'The database does not answer (28P01).'],
    [new TypeError('x is undefined'), 'Unexpected failure: x is undefined'],
  ])('%s', (error, expected) => {
    const { text, exitCode } = describeFailure(error);
    expect(exitCode).toBe(1);
    expect(text).toContain(expected);
    expect(text).not.toMatch(/\n\s+at /);
  });
});
