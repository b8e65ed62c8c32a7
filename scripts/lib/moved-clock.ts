import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dayOf, daysLater } from '../../src/lib/clock.ts';
import { installDebian } from './debian.ts';
import { stop } from './run.ts';

/** Where packages put the library; the one for programs with threads. */
const PLACES = [
  '/usr/lib/*/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
  '/usr/lib64/faketime/libfaketimeMT.so.1',
];

/**
 * The environment in which a process and all that it starts see the machine's clock so many days ahead (or behind), and the
 * day that they then see. By libfaketime, which stands between every program and the machine's clock; what measures a duration
 * goes on as ever.
 */
export function movedClock(days: number): { env: Record<string, string>; shown: string } {
  const env = {
    LD_PRELOAD: library(),
    FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // What waits for a condition is left alone, or Chromium's processes wait for ever.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // Node asks the kernel for a file's times and not the C library: nobody's are moved.
    NO_FAKE_STAT: '1',
  };
  const shown = dayOf(daysLater(new Date(), days));
  const code = 'process.stdout.write(new Date().toISOString().slice(0, 10))';
  const seen = spawnSync(process.execPath, ['-e', code], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (seen.stdout !== shown)
    stop(
      `The clock could not be moved: a process should see ${shown}, and saw “${seen.stdout}”.`,
      seen.stderr,
    );
  return { env, shown };
}

function library(): string {
  const find = () => PLACES.flatMap((place) => globSync(place)).find((file) => existsSync(file));
  const found = find() ?? (installDebian('libfaketime') ? find() : undefined);
  return (
    found ??
    stop(
      'The clock is moved by libfaketime, which is not here.',
      'Install it (Debian and Ubuntu: apt-get install libfaketime), on Linux, and run the command again.',
    )
  );
}
