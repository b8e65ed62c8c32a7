import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Loads the settings of `.env`, or of the file that `SETTINGS_FILE` names, into the environment. Existing
 * variables keep their value. An empty `SETTINGS_FILE` means no file, as tests need it.
 */
export function loadEnvFile(): void {
  const name = process.env.SETTINGS_FILE ?? '.env';
  const file = path.resolve(ROOT, name);
  if (name !== '' && existsSync(file)) process.loadEnvFile(file);
}
