import type { AstroLoggerMessage } from 'astro';
import { beforeEach, expect, test, vi } from 'vitest';
import buildLog, { writtenFilesIn } from '#config/build-log.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text).trimEnd());
    return true;
  });
});

const said = (message: string, label: string | null = null): AstroLoggerMessage => ({
  label,
  level: 'info',
  message,
  newLine: true,
});

/** What Astro logs of a written file: its name, and its time at the end of the same line. */
function write(log: ReturnType<typeof buildLog>, file: string): void {
  log.write({ ...said(`  ├─ ${file}`), newLine: false });
  log.write(said(' (+3ms) ', 'SKIP_FORMAT'));
}

test('The log of a build says how many files are written, and not each of them', () => {
  const log = buildLog();
  vi.advanceTimersByTime(1000);
  for (let page = 0; page < 100; page += 1) {
    vi.advanceTimersByTime(5);
    write(log, `/products/${page}.html`);
  }
  log.write(said('✓ Completed in 500ms.'));

  expect(lines.some((line) => line.includes('/products/'))).toBe(false);
  const counts = lines.flatMap((line) => writtenFilesIn(line) ?? []);
  expect(counts.length).toBeLessThan(5);
  expect(counts.at(-1)).toBe(100);
  expect(lines.at(-1)).toMatch(/Completed/);
});

test('Other lines are logged as they are', () => {
  const log = buildLog();
  log.write(said('generating static routes', 'build'));
  log.write({ ...said('A page has no title.'), level: 'warn' });
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => writtenFilesIn(line) === undefined)).toBe(true);
  expect(lines[1]).toContain('A page has no title.');
});
