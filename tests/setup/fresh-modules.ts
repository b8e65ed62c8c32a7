import { vi } from 'vitest';

// Before each file: functions keep their settings and connections in their modules.
vi.resetModules();
