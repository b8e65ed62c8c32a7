import path from 'node:path';
import { chooseRecorder } from '#sandbox/tracking/settings.ts';
import { loadEnvFile } from './load-env-file.ts';
import { ROOT, stop } from './run.ts';

/** Loads the settings file, and chooses the recorder of events. Ends the process if a setting is invalid. */
export function loadSettingsFile(): void {
  loadEnvFile();
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
