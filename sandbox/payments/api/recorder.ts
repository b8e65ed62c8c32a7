import type { IncomingHttpHeaders } from 'node:http';

const KEPT = 2_000;

/** One API call as it came in and as it was answered; the latest 2,000 are kept, in memory only. */
export type RecordedRequest = {
  id: string;
  /** ms */
  at: number;
  method: string;
  path: string;
  /** Query, then body, exactly as received. */
  query: string;
  rawBody: string;
  headers: IncomingHttpHeaders;
  idempotencyKey: string | null;
  /** Name of the operation; null when there is none at that address. */
  operation: string | null;
  /** As understood: nested and typed; null when they were not valid. */
  params: Record<string, unknown> | null;
  /** Null while it is being worked on, or when the connection was cut. */
  status: number | null;
  isReplay: boolean;
  /** What went wrong on purpose: the kind of the fault it met, or that it was one too many. */
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
