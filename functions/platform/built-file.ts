import path from 'node:path';
import { outFolder } from '../../src/lib/out-folder.ts';

/**
 * A file that the build made, by its name below the folder of the build. On the platform these files travel with the function,
 * under the folder that its process starts in.
 */
export function builtFile(name: string): string {
  return path.resolve(process.env.LAMBDA_TASK_ROOT ?? outFolder(), name);
}
