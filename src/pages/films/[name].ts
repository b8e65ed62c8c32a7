import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { publicFilms } from '#src/catalogue/products/trailer.ts';

/** `/films/{hash}.webm` and `.vtt`: the trailers and their captions. Files that are sold are never here. */
export async function getStaticPaths() {
  const { products, testProducts } = await getCatalogue();
  return publicFilms([...products, ...testProducts]).map(({ name, source }) => ({
    params: { name },
    props: { source },
  }));
}

export const GET: APIRoute<{ source: string }> = async ({ props }) =>
  new Response(new Uint8Array(await readFile(props.source)));
