import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { describeError, log } from '#functions/platform/log.ts';

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

  test('[L01] is one line whatever it is told', () => {
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
});
