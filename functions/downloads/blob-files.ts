import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DigitalFile } from '#src/core/products/digital-files.ts';
import { uncheckedSettings } from '../platform/env.ts';
import { prerenderedFile } from '../platform/prerendered-file.ts';

/** A byte range of a file, inclusive at both ends. */
export type ByteRange = { start: number; end: number };
export type StoredFile = {
  /** In bytes; undefined when the blob store does not say. */
  size: number | undefined;
  /**
   * Opens the file or a range of it; undefined when it is missing. The caller must read the stream to its end
   * or cancel it.
   */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
};

/**
 * Opens a sold file: from the deploy's blob store, or locally from the build's folder. It is streamed, never
 * read as a whole.
 * @returns undefined when it is missing
 */
export async function openFile({ key, size }: DigitalFile): Promise<StoredFile | undefined> {
  if (key === undefined) return undefined;
  return isOnPlatform() ? openBlob(key, size) : openLocal(key);
}

/** The platform provides the URL and key of its blob stores in one of these two. */
function isOnPlatform(): boolean {
  return Boolean(
    uncheckedSettings().NETLIFY_BLOBS_CONTEXT ||
      (globalThis as { netlifyBlobsContext?: unknown }).netlifyBlobsContext,
  );
}

function openBlob(key: string, size: number | undefined): StoredFile {
  return {
    size,
    read: async (range) => {
      const { getDeployStore } = await import('@netlify/blobs');
      const blob = await getDeployStore().get(key, { type: 'stream' });
      return blob && range ? partOf(blob, range) : (blob ?? undefined);
    },
  };
}

async function openLocal(key: string): Promise<StoredFile | undefined> {
  const file = prerenderedFile(path.join('.netlify/blobs/deploy', key));
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  return {
    size: found.size,
    read: async (range) => Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>,
  };
}

/** The bytes from `start` to `end` of a stream. Stops reading after them. */
function partOf(stream: ReadableStream<Uint8Array>, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let at = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const from = Math.max(0, start - at);
        const to = Math.min(chunk.byteLength, end + 1 - at);
        at += chunk.byteLength;
        if (to > from) controller.enqueue(chunk.subarray(from, to));
        if (at > end) controller.terminate();
      },
    }),
  );
}
