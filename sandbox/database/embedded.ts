import { fork } from 'node:child_process';
import path from 'node:path';
import { type Owner, readOwner } from './lock.ts';

export type EmbeddedDatabase = { url: string; close(): Promise<void> };

const START_LIMIT = 60_000;

/**
 * The embedded PostgreSQL on `folder`. Uses the running owner process; else starts one, which ends when
 * this process closes it or ends. The folder keeps the data between runs.
 */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const running = await waitForPort(folder);
  if (running) return { url: urlOf(running.port), close: async () => {} };

  const child = fork(path.join(import.meta.dirname, 'owner.ts'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The embedded database did not start within a minute')),
      START_LIMIT,
    );
    child.once('message', (message: { port?: number; taken?: Owner; isDamaged?: boolean }) => {
      clearTimeout(timer);
      if (message.port) resolve(message.port);
      else if (message.isDamaged)
        reject(
          new Error(
            `The database in ${folder} cannot be opened; perhaps it was cut off while it was written. Move that folder away to begin with an empty one.`,
          ),
        );
      else
        waitForPort(folder).then(
          (owner) => (owner ? resolve(owner.port) : reject(new Error('The database went away'))),
          reject,
        );
    });
    child.once('exit', (code) =>
      reject(new Error(`The embedded database stopped (${code}) before it was ready`)),
    );
  });
  return {
    url: urlOf(port),
    close: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** An owner writes its lock before it listens, so its port may appear a moment later. */
async function waitForPort(folder: string): Promise<Owner | undefined> {
  const until = Date.now() + START_LIMIT;
  for (;;) {
    const owner = await readOwner(folder);
    if (!owner || owner.port) return owner;
    if (Date.now() > until)
      throw new Error(`Process ${owner.pid} holds the database in ${folder} but does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function urlOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
}
