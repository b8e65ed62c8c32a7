import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content: Buffer;
  /** True to store it without compression. Required for an EPUB's `mimetype`. */
  isStored?: boolean;
};

/**
 * Builds a ZIP archive of these entries, in order. The output is deterministic: all entries have the same
 * date.
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored } of entries) {
    const data = isStored ? content : deflateRawSync(content, { level: 9 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // Bit 11: names are UTF-8.
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(isStored ? 0 : 8, 4);
    shared.writeUInt32LE(EPOCH, 6);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(content.length, 18);
    const label = Buffer.from(name, 'utf8');
    shared.writeUInt16LE(label.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), shared, label, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, rest, label);
    offset += 4 + shared.length + label.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** 1 January 1980, 00:00, the format's first moment: time in the low half, date in the high half. */
const EPOCH = ((1 << 5) | 1) << 16;
