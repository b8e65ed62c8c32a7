import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import pg from 'pg';
import type { Step } from './child.ts';

/**
 * Records the statements and provider calls that a request waits for, from `begin` to `end`. It supports one
 * request at a time.
 */
export function watchSteps() {
  let all: Step[][] = [];
  let steps: Step[] = [];
  let began = 0;
  const start = (what: string) => {
    const step = { what, from: performance.now() - began, to: Number.NaN };
    steps.push(step);
    return () => {
      step.to = performance.now() - began;
    };
  };
  watchStatements(start);
  watchCalls(start);
  return {
    begin() {
      steps = [];
      began = performance.now();
    },
    end() {
      all.push([...steps, { what: 'the whole request', from: 0, to: performance.now() - began }]);
    },
    take(): Step[][] {
      const taken = all;
      all = [];
      return taken;
    },
  };
}

type Start = (what: string) => () => void;
type Query = (...args: unknown[]) => unknown;

function watchStatements(start: Start): void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }];
    const end = start(`statement: ${shortened(typeof asked === 'string' ? asked : asked.text)}`);
    const done = args.at(-1);
    if (typeof done !== 'function') {
      const answer = query.apply(this, args) as Promise<unknown>;
      answer.then(end, end);
      return answer;
    }
    return query.apply(this, [
      ...args.slice(0, -1),
      (...answer: unknown[]) => {
        end();
        done(...answer);
      },
    ]);
  };
}

/** The operation and its table, as in `insert into checkout_attempt`. */
function shortened(text: string): string {
  return (
    /(?:insert into|delete from|update|from) +"?\w+/.exec(text)?.[0].replace('"', '') ?? text.slice(0, 40)
  );
}

function watchCalls(start: Start): void {
  const ends = new WeakMap<ClientRequest, () => void>();
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    ends.set(request, start(`call: ${request.method} ${request.path.replace(/\?.*/, '')}`));
  });
  subscribe('http.client.response.finish', (message) => {
    ends.get((message as { request: ClientRequest }).request)?.();
  });
}
