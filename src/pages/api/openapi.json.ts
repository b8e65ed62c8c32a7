import type { APIRoute } from 'astro';
import { description } from '#src/features/api/description.ts';

/**
 * `/api/openapi.json`: the API description,
 * generated before the pages from the contracts that functions validate with.
 */
export const GET: APIRoute = async () => Response.json(await description());
