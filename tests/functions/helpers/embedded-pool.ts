import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

type Answer = { id: number; url?: string };
type Ask = (question: { open: true } | { close: string }) => Promise<Answer>;

/** On globalThis, since modules are loaded again for each file: one process serves all files of a worker. */
const place = globalThis as { embeddedHost?: Ask };

/** Borrows an empty embedded database. `close` returns it and cuts off its connections. */
export async function borrowEmbedded(): Promise<{ url: string; close(): Promise<void> }> {
  place.embeddedHost ??= startHost();
  const ask = place.embeddedHost;
  const { url } = await ask({ open: true });
  return { url: url!, close: async () => void (await ask({ close: url! })) };
}

function startHost(): Ask {
  const child = fork(path.join(import.meta.dirname, 'embedded-host.ts'), [inject('databaseTemplate')]);
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let asked = 0;
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code) => {
    delete place.embeddedHost;
    for (const { reject } of waiting.values())
      reject(new Error(`The process of the embedded databases ended (${code})`));
  });
  letGo(child);
  return (question) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send({ id: asked, ...question });
    });
}

/** The child ends with this process and does not keep it alive. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
