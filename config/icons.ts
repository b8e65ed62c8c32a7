import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { iconOf } from '../src/catalogue/settings/shop-icon.ts';
import { readSettings } from './read-shop.ts';

/** The icons of the shop by their paths. Browsers and devices request the second and the third by default. */
const ICONS: Readonly<Record<string, { type: string; make(svg: string): Promise<Buffer> }>> = {
  'icon.svg': { type: 'image/svg+xml', make: async (svg) => Buffer.from(svg) },
  'favicon.ico': { type: 'image/x-icon', make: async (svg) => asIco(await asPng(svg, ICO_SIDE), ICO_SIDE) },
  'apple-touch-icon.png': { type: 'image/png', make: (svg) => asPng(svg, 180) },
  // The logo in structured data.
  'icon-512.png': { type: 'image/png', make: (svg) => asPng(svg, 512) },
};
const ICO_SIDE = 32;

/** Makes the shop's icons from one SVG: its own, or the first letter of its name. */
export function icons(): AstroIntegration {
  return {
    name: 'found:icons',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const icon = ICONS[request.url?.slice(1) ?? ''];
          if (!icon) return next();
          response.setHeader('content-type', icon.type);
          response.end(await icon.make(shopIcon()));
        });
      },
      'astro:build:done': async ({ dir }) => {
        const svg = shopIcon();
        await Promise.all(
          Object.entries(ICONS).map(async ([file, { make }]) =>
            writeFile(new URL(file, dir), await make(svg)),
          ),
        );
      },
    },
  };
}

function shopIcon(): string {
  const { name, icon } = readSettings().brand as { name: string; icon?: string };
  return iconOf({ name, icon });
}

function asPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO with one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function asIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
