import type { IncomingHttpHeaders } from 'node:http';

const KEPT = 2_000;

/** One API call with its request and response. The latest 2,000 are kept, in memory only. */
export type RecordedRequest = {
  id: string;
  /** ms */
  at: number;
  method: string;
  path: string;
  /** Query string and body, exactly as received. */
  query: string;
  rawBody: string;
  headers: IncomingHttpHeaders;
  idempotencyKey: string | null;
  /** Name of the operation; null if the path has none. */
  operation: string | null;
  /** Decoded parameters, nested and typed; null if they were invalid. */
  params: Record<string, unknown> | null;
  /** Null while the call is in progress, or if the connection was closed. */
  status: number | null;
  isReplay: boolean;
  /** The kind of an injected fault, or that the rate limit was exceeded. */
  fault: string | null;
};

export type Recorder = { all: RecordedRequest[]; add(request: RecordedRequest): RecordedRequest };

export function createRecorder(): Recorder {
  const all: RecordedRequest[] = [];
  return {
    all,
    add(request) {
      all.push(request);
      if (all.length > KEPT) all.shift();
      return request;
    },
  };
}
