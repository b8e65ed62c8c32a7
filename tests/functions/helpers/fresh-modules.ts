import { vi } from 'vitest';

// A stub of the last test of a file would otherwise be taken back by the first test of the next, together with what that file has set.
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();

// Before each file, since files share a worker: functions keep their settings and connections in their modules, and a store that is
// opened for a test sets the process's own.
vi.resetModules();

const shared = globalThis as { environmentOfTests?: NodeJS.ProcessEnv };
shared.environmentOfTests ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in shared.environmentOfTests)) delete process.env[name];
Object.assign(process.env, shared.environmentOfTests);
