import { ApiError } from '../http/errors.ts';
import { operations } from '../schema/operations.ts';
import type { RecordedRequest } from './recorder.ts';

/**
 * The operation for a method and path, and the ID in the path.
 * @throws {ApiError} 404 if there is none
 */
export function route({ method, path }: RecordedRequest): {
  operation: (typeof operations)[number];
  id: string;
} {
  const segments = path.split('/');
  for (const operation of operations) {
    const wanted = operation.path.split('/');
    if (operation.method !== method || wanted.length !== segments.length) continue;
    if (!wanted.every((step, index) => step === ':id' || step === segments[index])) continue;
    const at = wanted.indexOf(':id');
    return { operation, id: at < 0 ? '' : decodeSegment(segments[at] as string) };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
