import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { installDebian } from './debian.ts';
import { stop } from './run.ts';

/** Install paths of libfaketime, in its version for programs with threads. */
const PLACES = [
  '/usr/lib/*/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
  '/usr/lib64/faketime/libfaketimeMT.so.1',
];

/**
 * The environment that moves the machine's clock `days` ahead (or behind) for a process and its children,
 * and the day that they see. libfaketime changes the clock of every program. Durations are measured as
 * usual.
 */
export function movedClock(days: number): { env: Record<string, string>; shown: string } {
  const env = {
    LD_PRELOAD: library(),
    FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Waits with a condition keep the real clock; otherwise Chromium's processes wait forever.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // File times stay real in every process. Node reads them from the kernel, where libfaketime cannot move
    // them.
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
      `The clock could not be moved: a process should see ${shown}, but saw “${seen.stdout}”.`,
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
      'libfaketime is missing. It moves the clock.',
      'Install it (Debian and Ubuntu: apt-get install libfaketime), on Linux, and run the command again.',
    )
  );
}
