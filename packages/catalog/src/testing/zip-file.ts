/** Writes small zip archives for tests, valid and invalid ones. */
import { crc32, deflateRawSync } from 'node:zlib';

/** A file in the archive. */
export interface Packed {
  readonly name: string;
  readonly content: Buffer | string;
  /** Size in the headers, if it is not the true one. */
  readonly statedSize?: number;
}

/** Creates an archive. */
export function zipFile(files: readonly Packed[]): Buffer {
  let offset = 0;
  const entries = files.map(({ name, content, statedSize }) => {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = commonFields(bytes, packed, statedSize ?? bytes.length, name);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed]);
    const central = Buffer.concat([Buffer.from('504b01021400', 'hex'), common, Buffer.alloc(10), u32(offset), Buffer.from(name)]);
    offset += local.length;
    return { local, central };
  });
  const directory = Buffer.concat(entries.map(({ central }) => central));
  const counts = Buffer.concat([u16(0), u16(0), u16(files.length), u16(files.length)]);
  const end = Buffer.concat([Buffer.from('504b0506', 'hex'), counts, u32(directory.length), u32(offset), u16(0)]);
  return Buffer.concat([...entries.map(({ local }) => local), directory, end]);
}

/** Version, flags, method 8 (deflate), time, checksum, sizes, lengths: the same in both headers. */
function commonFields(bytes: Buffer, packed: Buffer, size: number, name: string): Buffer {
  return Buffer.concat([
    u16(20),
    u16(0x0800),
    u16(8),
    u32(0),
    u32(crc32(bytes)),
    u32(packed.length),
    u32(size),
    u16(Buffer.byteLength(name)),
    u16(0),
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
