import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DigitalFile } from '../../src/core/products/digital-files.ts';
import { builtFile } from '../platform/built-file.ts';

/** A part of a file: its first and its last byte, both in it. */
export type ByteRange = { start: number; end: number };
export type StoredFile = {
  /** In bytes; undefined where the store does not say. */
  size: number | undefined;
  /** Opens it, or a part of it; undefined where it is not there after all. Whoever does not read it to its end cancels it. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
};

/** Makes a file that is not there yet and answers whether it could: what a local store has and the platform needs not. */
export type FileMaker = (key: string) => Promise<boolean>;
/** Functions are loaded anew by servers and tests, and whoever runs them sets it once for the process. */
const hook = globalThis as { [MAKER]?: FileMaker };
const MAKER = Symbol.for('found.file-maker');

/** Sets who makes the files of a demonstration on this machine. */
export function setFileMaker(maker: FileMaker | undefined): void {
  if (maker) hook[MAKER] = maker;
  else delete hook[MAKER];
}

/**
 * A file that is sold, from the blob store of this deploy or, elsewhere, from the folder that the build left. It is never read as a
 * whole. @returns undefined where it is not there
 */
export async function openFile({ key, size }: DigitalFile): Promise<StoredFile | undefined> {
  if (key === undefined) return undefined;
  return isOnPlatform() ? openBlob(key, size) : openLocal(key);
}

/** The platform hands its stores' address and key to functions, in one of these two. */
function isOnPlatform(): boolean {
  return Boolean(
    process.env.NETLIFY_BLOBS_CONTEXT ||
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
  const file = builtFile(path.join('.netlify/blobs/deploy', key));
  const sizeOf = () => stat(file).then(({ size }) => size);
  const size = await sizeOf().catch(async () => ((await hook[MAKER]?.(key)) ? sizeOf() : undefined));
  if (size === undefined) return undefined;
  return {
    size,
    read: async (range) => Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>,
  };
}

/** The bytes of a stream from `start` to `end`; what comes after is not waited for. */
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
