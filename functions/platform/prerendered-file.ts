import path from 'node:path';
import { outFolder } from '#src/lib/out-folder.ts';
import { uncheckedSettings } from './env.ts';

/**
 * The path of a file in the build's output folder. On the platform these files are deployed with the
 * function, under the folder in which its process starts.
 */
export function prerenderedFile(name: string): string {
  return path.resolve(uncheckedSettings().LAMBDA_TASK_ROOT ?? outFolder(), name);
}
