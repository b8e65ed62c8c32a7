import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** One step that a request waited for, in ms from the arrival of the request. */
export type Step = { what: string; from: number; to: number };
/** What a server has done since the last call. `work` is processor time in ms, of all its threads. */
type Done = { work: number; steps: Step[][] };
export type Child = { url: string; done(): Promise<Done>; close(): void };

/** Starts a server of `./servers` in a separate process, so that its processor time can be measured. */
export async function startChild(name: string, env: Record<string, string> = {}): Promise<Child> {
  const child = fork(`${import.meta.dirname}/servers/${name}.ts`, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ${name} ended with ${code}`);
  });
  ended.catch(() => {});
  const told = async <T>() => (await Promise.race([once(child, 'message'), ended]))[0] as T;
  const { url } = await told<{ url: string }>();
  return {
    url,
    done: () => {
      const answer = told<Done>();
      child.send('done?');
      return answer;
    },
    close: () => void child.disconnect(),
  };
}

/** Runs in such a process: sends its URL to the parent, and what it has done whenever the parent asks. */
export function serveChild(url: string, takeSteps: () => Step[][] = () => []): void {
  let before = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(before);
    process.send?.({ work: (user + system) / 1000, steps: takeSteps() } satisfies Done);
    before = process.cpuUsage();
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}

/** Starts a plain Node server on a free port. */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
