import { vi } from 'vitest';

// Runs before each file: functions keep their settings and connections in their modules.
vi.resetModules();
