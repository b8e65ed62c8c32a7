import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** Takes the settings of `.env` into the environment, where there is such a file; what is set already stands. */
export function loadSettingsFile(): void {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where this machine keeps the store's data. */
export function dataFolder(): string {
  return path.resolve(ROOT, process.env.DATA_FOLDER || '.data');
}

/** The port to serve at. */
export function port(): number {
  return Number(process.env.PORT || 4321);
}
