import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 240;
const HEIGHT = 80;
const INK = 0x20;
const PAPER = 0xff;

/** Draws a signature as greyscale PNG; deterministic by seed. */
export function drawSignature(seed: string): Buffer {
  return encodePng(scribble(crc32(seed)));
}

/** Rows of grey values, drawn as one stroke of two overlaid waves. */
function scribble(seed: number): Buffer[] {
  const rows = Array.from({ length: HEIGHT }, () => Buffer.alloc(WIDTH, PAPER));
  const loops = 5 + (seed % 4);
  const lean = 0.2 + ((seed >>> 4) % 10) / 20;
  for (let step = 0; step <= 6000; step += 1) {
    const t = step / 6000;
    const angle = t * loops * 2 * Math.PI;
    const height = 26 * (1 - t * 0.6) * Math.sin(angle) * (1 + 0.3 * Math.sin(t * 9 + (seed % 7)));
    dot(rows, 20 + t * 190 + lean * 30 * Math.cos(angle), HEIGHT / 2 - height);
  }
  return rows;
}

function dot(rows: readonly Buffer[], x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    rows[Math.round(y) + dy]?.fill(INK, Math.round(x) + dx, Math.round(x) + dx + 1);
}

/** Minimal chunks of a greyscale image (PNG specification, sections 5 and 11). */
function encodePng(rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const noFilter = Buffer.from([0]);
  const pixels = deflateSync(Buffer.concat(rows.flatMap((row) => [noFilter, row])));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
