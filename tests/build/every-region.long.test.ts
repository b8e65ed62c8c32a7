import { vi } from 'vitest';

// The usual tests read most pages in two regions.
vi.stubEnv('THOROUGH', '1');
await import('./routes.test.ts');
await import('./sections.test.ts');
