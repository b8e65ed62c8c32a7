import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDeployStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { vi } from 'vitest';

export type BlobFiles = { put(key: string, bytes: Uint8Array): Promise<void>; stop(): Promise<void> };

/** Sets the address of a deploy's blob store for functions, as the platform does. */
function letBlobsBeAt(edgeURL: string): void {
  const context = {
    siteID: 'site',
    deployID: 'deploy',
    token: 'token',
    primaryRegion: 'us-east-1',
    edgeURL,
    uncachedEdgeURL: edgeURL,
  };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
}

/**
 * A blob store that sends any file in these pieces, but never ends the response. `vi.unstubAllGlobals` stops
 * it. `before` runs before a response.
 * @returns whether the last response was aborted
 */
export function sendEndlessly(
  pieces: readonly Uint8Array[],
  before: () => Promise<void> = async () => {},
): () => boolean {
  letBlobsBeAt('http://blobs.example');
  let isBrokenOff = false;
  vi.stubGlobal('fetch', async () => {
    await before();
    isBrokenOff = false;
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
        },
        cancel() {
          isBrokenOff = true;
        },
      }),
    );
  });
  return () => isBrokenOff;
}

/** The platform's blob store on this machine, for one test. */
export async function startBlobs(): Promise<BlobFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-blobs-'));
  const server = new BlobsServer({ directory: folder, token: 'token', logger: () => {} });
  const { port } = await server.start();
  letBlobsBeAt(`http://localhost:${port}`);
  return {
    put: async (key, bytes) => {
      await getDeployStore().set(key, new Blob([Buffer.from(bytes)]));
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
