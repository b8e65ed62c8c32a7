import type { CreatorRow } from '#src/catalogue/snapshot/rows.ts';
import { creatorOperation, creatorsOperation } from '#src/contracts/catalogue/creators.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { findCreator, listAnswer, listed } from '../catalogue/api-responses.ts';
import { readRoute } from '../catalogue/read-route.ts';
import { routes } from '../platform/app.ts';
import { problem } from '../platform/problem.ts';

/** `GET /api/creators` and `/api/creators/{id}`. */
export const creatorRoutes = routes();

readRoute(creatorRoutes, creatorsOperation, ({ limit, skip, sort, keyword, ...filters }) =>
  listAnswer('creators', { limit, skip, sort, keyword, filters }, (id) => listed<CreatorRow>('creator', id)),
);

readRoute(
  creatorRoutes,
  creatorOperation,
  (_query, { id = '' }) => findCreator(id) ?? problem('not_found', problemWords.noCreator, { field: 'id' }),
);
