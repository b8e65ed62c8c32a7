import type { IncomingMessage } from 'node:http';
import { ApiError } from './errors.ts';

/**
 * The complete body as text.
 * @throws {ApiError} 413 above `limit` bytes, 400 if it is not UTF-8 or was cut off
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const bytes = await collect(request, limit);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'The request body is not UTF-8.');
  }
}

// Not `for await`: leaving that loop closes the connection before the 413 is sent. Bytes over the limit are
// read and discarded.
function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new ApiError(413, 'The request body is too large.'));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new ApiError(400, 'The request body was cut off.')));
    request.on('close', () => reject(new ApiError(400, 'The request body was cut off.')));
  });
}
