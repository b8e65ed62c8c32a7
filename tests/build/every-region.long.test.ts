import { afterAll } from 'vitest';

// The usual tests read most pages in two regions. Stubs of settings are reset before each test, so this is none.
process.env.THOROUGH = '1';
afterAll(() => {
  delete process.env.THOROUGH;
});
await import('./routes.test.ts');
await import('./sections.test.ts');
