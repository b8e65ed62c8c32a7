import { existsSync } from 'node:fs';
import path from 'node:path';
import { chooseRecorder } from '../../sandbox/tracking/settings.ts';
import { ROOT, stop } from './run.ts';

/**
 * Loads the settings of `.env`, or of the file that `SETTINGS_FILE` names, into the environment. Existing
 * variables keep their value. An empty `SETTINGS_FILE` means no file, as tests need it.
 */
export function loadSettingsFile(): void {
  const name = process.env.SETTINGS_FILE ?? '.env';
  const file = path.resolve(ROOT, name);
  if (name !== '' && existsSync(file)) process.loadEnvFile(file);
  try {
    chooseRecorder(port());
  } catch (error) {
    stop('The settings are invalid.', (error as Error).message);
  }
}

/** The folder of the store's local data. */
export function dataFolder(): string {
  return path.resolve(ROOT, process.env.DATA_FOLDER || '.data');
}

/** The port of the server. Ends the process if `PORT` is not a valid port. */
export function port(): number {
  const asked = Number(process.env.PORT || 4321);
  if (!Number.isInteger(asked) || asked < 1 || asked > 65_531)
    stop('The settings are invalid.', 'PORT: a number from 1 to 65531');
  return asked;
}
