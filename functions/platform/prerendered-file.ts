import path from 'node:path';
import { outFolder } from '#src/lib/out-folder.ts';
import { uncheckedSettings } from './env.ts';

/**
 * The path of a file in the build's output folder. On the platform these files are deployed with the
 * function: on its servers under the folder that a setting names, and elsewhere (`netlify serve`) next to the
 * folder of its bundle, wherever the process was started.
 */
export function prerenderedFile(name: string): string {
  return path.resolve(nextToBundle() ?? uncheckedSettings().LAMBDA_TASK_ROOT ?? outFolder(), name);
}

/** The folder that has the bundles' folder; undefined if this code is not bundled. */
function nextToBundle(): string | undefined {
  const { dirname } = import.meta;
  return path.basename(dirname) === '.functions' ? path.dirname(dirname) : undefined;
}
