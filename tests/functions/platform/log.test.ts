import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { describeError, log } from '#functions/platform/log.ts';
import { logSome } from '#functions/platform/log-some.ts';

describe('what a log says of an error', () => {
  test('names the query and its cause, never what was put in', () => {
    const cause = new Error('relation "order" does not exist');
    const error = new DrizzleQueryError('insert into "order" values ($1)', ['Wilhelmina Canary-Wren'], cause);
    // As the library writes it today; should that change, this test is to be looked at anew.
    expect(error.message).toContain('Canary-Wren');
    const described = JSON.stringify(describeError(error));
    expect(described).not.toContain('Canary-Wren');
    expect(described).toContain('insert into');
    expect(described).toContain('does not exist');
    expect(described).toContain('log.test.ts');
  });

  test('[L01] [F98] is one line whatever it is told', () => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    log('error', 'a test', { text: 'a\nb\r\u2028c\u2029\u001b[31m\u009b' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      event: 'a test',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      text: 'a\nb\r\u2028c\u2029\u001b[31m\u009b',
    });
  });

  test('of what is no error is short', () => {
    expect(describeError('x'.repeat(1_000))).toEqual({ error: 'x'.repeat(200) });
  });

  test('[F98] of a flood is sixty lines a minute of each kind, and then how many were left out', () => {
    const lines: Record<string, unknown>[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(JSON.parse(line)));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    for (let at = 0; at < 1_000; at += 1)
      logSome('flood', 'warn', 'refused', { path: '/api/checkout\r\nforged' });
    logSome('another', 'warn', 'refused');
    expect(lines).toHaveLength(61);
    clock.mockReturnValue(1_060_000);
    for (const _ of [1, 2]) logSome('flood', 'warn', 'refused');
    expect(lines.slice(61)).toMatchObject([{ event: 'refused', leftOut: 940 }, { event: 'refused' }]);
    expect(lines.at(-1)).not.toHaveProperty('leftOut');
  });
});
