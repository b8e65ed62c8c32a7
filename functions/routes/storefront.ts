import type { SectionRow } from '#src/catalogue/snapshot/rows.ts';
import {
  type StatisticsAnswer,
  sectionsOperation,
  selectionsOperation,
  statisticsOperation,
} from '#src/contracts/catalogue/store.ts';
import { listAnswer, listed, sectionAnswer, selectionAnswer } from '../catalogue/api-responses.ts';
import { readRoute } from '../catalogue/read-route.ts';
import { findEntry } from '../catalogue/snapshot.ts';
import { routes } from '../platform/app.ts';

/** Store-wide lists: `GET /api/hp-store/sections`, `/api/selections` and `/api/statistics`. */
export const storefrontRoutes = routes();

readRoute(storefrontRoutes, sectionsOperation, ({ populate, ...asked }) =>
  listAnswer('sections', asked, (id) => sectionAnswer(listed<SectionRow>('section', id), populate)),
);

readRoute(storefrontRoutes, selectionsOperation, ({ limit, skip, ...filters }) =>
  listAnswer('selections', { limit, skip, filters }, selectionAnswer),
);

readRoute(storefrontRoutes, statisticsOperation, () => {
  const statistics = findEntry<StatisticsAnswer>('statistics', 'store');
  if (!statistics) throw new Error('The catalogue snapshot has no statistics');
  return statistics;
});
