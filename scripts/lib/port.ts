import { createServer } from 'node:net';
import { stop } from './run.ts';

/** Ends the process with instructions if a local port is in use. */
export async function failIfTaken(port: number): Promise<void> {
  if (!(await isFree(port))) stopAsTaken(port);
}

export function stopAsTaken(port: number): never {
  stop(
    `Port ${port} is in use.`,
    'Stop the program that uses it, or choose another port: PORT=4400 npm start',
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
