import { vi } from 'vitest';

// Before each file: functions keep their settings and connections in their modules, and files share a worker.
vi.resetModules();
