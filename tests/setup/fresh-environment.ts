import { afterEach, vi } from 'vitest';

// Runs before each file, since files share a worker: otherwise the next file would see the stubs and settings
// of the last one.
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();

const shared = globalThis as { environmentOfTests?: NodeJS.ProcessEnv };
shared.environmentOfTests ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in shared.environmentOfTests)) delete process.env[name];
Object.assign(process.env, shared.environmentOfTests);

// Vitest does this before the next test, which is after the `beforeAll` of its group.
afterEach(() => {
  vi.unstubAllEnvs();
});
