import { afterAll } from 'vitest';

// The usual tests read most pages in two regions. It is no stub: those are reset before each test.
process.env.THOROUGH = '1';
afterAll(() => {
  delete process.env.THOROUGH;
});
await import('./routes.test.ts');
await import('./sections.test.ts');
