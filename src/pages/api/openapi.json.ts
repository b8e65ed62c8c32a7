import type { APIRoute } from 'astro';
import { description } from '#src/features/api/description.ts';

/** `/api/openapi.json`: what the API is, for programs. Made before the pages, of the contracts that functions check by. */
export const GET: APIRoute = async () => Response.json(await description());
