import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCost, watchProcessorTime } from '../../../scripts/lib/processor-time.ts';

test('a duration is in minutes, without processor time if that is unknown', () => {
  expect(describeCost(7.4, 12)).toBe('7 s, 0.2 processor minutes');
  expect(describeCost(59.7, undefined)).toBe('1 min 0 s');
  expect(describeCost(250, 432)).toBe('4 min 10 s, 7.2 processor minutes');
});

test.skipIf(!existsSync('/proc/self/stat'))(
  'the time of a process that has not ended yet is counted',
  async () => {
    const seconds = watchProcessorTime();
    const work =
      'while (process.cpuUsage().user < 600_000); console.log("done"); setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', work]);
    await new Promise((done) => child.stdout.once('data', done));
    const took = seconds();
    child.kill();
    expect(took).toBeGreaterThan(0.55);
  },
);
