import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,functions,build}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // By default one core is kept free, which on a small machine is half of it.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
  },
});
