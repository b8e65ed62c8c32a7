import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { describeError, log } from '#functions/platform/log.ts';
import { logThrottled } from '#functions/platform/log-throttled.ts';

describe('the log entry of an error', () => {
  test('names the query and its cause, never its parameters', () => {
    const cause = new Error('relation "order" does not exist');
    const error = new DrizzleQueryError('insert into "order" values ($1)', ['Wilhelmina Canary-Wren'], cause);
    // The library's current message. If it changes, review this test.
    expect(error.message).toContain('Canary-Wren');
    const described = JSON.stringify(describeError(error));
    expect(described).not.toContain('Canary-Wren');
    expect(described).toContain('insert into');
    expect(described).toContain('does not exist');
    expect(described).toContain('log.test.ts');
  });

  test('[L01] [F98] is one line for any content', () => {
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

  test('for a value that is no error is short', () => {
    expect(describeError('x'.repeat(1_000))).toEqual({ error: 'x'.repeat(200) });
  });

  test('[F98] in a flood is limited to sixty lines a minute of each kind, and then a count of the rest', () => {
    const lines: Record<string, unknown>[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(JSON.parse(line)));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    for (let at = 0; at < 1_000; at += 1)
      logThrottled('flood', 'warn', 'refused', { path: '/api/checkout\r\nforged' });
    logThrottled('another', 'warn', 'refused');
    expect(lines).toHaveLength(61);
    clock.mockReturnValue(1_060_000);
    for (const _ of [1, 2]) logThrottled('flood', 'warn', 'refused');
    expect(lines.slice(61)).toMatchObject([{ event: 'refused', leftOut: 940 }, { event: 'refused' }]);
    expect(lines.at(-1)).not.toHaveProperty('leftOut');
  });
});
