/** A picture of a film: a WebP file, and how long it is shown, in ms. */
export type Frame = { webp: Buffer; durationMs: number };

/**
 * Builds a film of still pictures: WebM with VP8. A lossy WebP contains a VP8 key frame, so nothing is
 * encoded again. Every picture is a cluster with an entry in the index, so that players can seek to it.
 */
export function webm(frames: readonly Frame[], { width, height }: { width: number; height: number }): Buffer {
  const starts: number[] = [];
  let length = 0;
  for (const { durationMs } of frames) {
    starts.push(length);
    length += durationMs;
  }
  const clusters = frames.map(({ webp }, at) => {
    const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), keyFrameOf(webp)]);
    return element(0x1f43b675, uint(0xe7, starts[at] ?? 0), element(0xa3, block));
  });
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    element(0x4489, float(length)),
    text(0x4d80, APP),
    text(0x5741, APP),
  );
  const tracks = element(
    0x1654ae6b,
    element(
      0xae,
      uint(0xd7, 1),
      uint(0x73c5, 1),
      uint(0x83, 1),
      text(0x86, 'V_VP8'),
      element(0xe0, uint(0xb0, width), uint(0xba, height)),
    ),
  );
  // The index precedes the pictures, and its length does not depend on its content.
  const sizeOfCues = cues(starts, clusters, 0).length;
  const index = cues(starts, clusters, info.length + tracks.length + sizeOfCues);
  return Buffer.concat([HEADER, element(0x18538067, info, tracks, index, ...clusters)]);
}

const APP = 'found';
const HEADER = element(
  0x1a45dfa3,
  uint(0x4286, 1),
  uint(0x42f7, 1),
  uint(0x42f2, 4),
  uint(0x42f3, 8),
  text(0x4282, 'webm'),
  uint(0x4287, 2),
  uint(0x4285, 2),
);

function cues(starts: readonly number[], clusters: readonly Buffer[], first: number): Buffer {
  let position = first;
  const points = clusters.map((cluster, at) => {
    const place = element(0xb7, uint(0xf7, 1), uint(0xf1, position));
    position += cluster.length;
    return element(0xbb, uint(0xb3, starts[at] ?? 0), place);
  });
  return element(0x1c53bb6b, ...points);
}

/**
 * The VP8 key frame in a WebP file.
 *
 * @throws Error for a lossless or transparent one, which VP8 does not support
 */
function keyFrameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8 ')
    throw new Error('A film is made of plain lossy WebP pictures');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

/** An EBML element: its id, the length of its content in eight bytes, and the content. */
function element(id: number, ...content: Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const name = Buffer.from(id.toString(16), 'hex');
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return Buffer.concat([name, size, ...content]);
}

/** An integer element, always eight bytes. */
function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'utf8'));
}
