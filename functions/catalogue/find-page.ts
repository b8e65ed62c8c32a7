import { DEFAULT_ORDER, type ListName, textTable } from '#src/catalogue/snapshot/list-tables.ts';
import { wordsOf } from '#src/lib/words.ts';
import { queryLists } from './snapshot.ts';

export type Asked = {
  limit: number;
  skip: number;
  /** One of the list's sort orders; its default when missing. */
  sort?: string | undefined;
  keyword?: string | undefined;
  /** Values by field; undefined ones are ignored. */
  filters?: Readonly<Record<string, string | undefined>>;
  /** Values by field that an item must not have. */
  without?: Readonly<Record<string, readonly string[] | undefined>>;
};
export type Found = { ids: string[]; total: number };
/** A condition on an item, and its values. */
type Condition = { sql: string; values: string[] };

/** The most words of a keyword that count. */
const MAX_WORDS = 10;
const HAS_VALUE =
  'exists (select 1 from list_value other where other.list = ? and other.field = ? and other.value = ? and other.number = one.number)';

/** The ids of a page of a list, and the total number. Reads the tables of lists only, and no entries. */
export function findPage(
  list: ListName,
  { limit, skip, sort, keyword, filters = {}, without = {} }: Asked,
): Found {
  const words = [...new Set(wordsOf(keyword ?? ''))].slice(0, MAX_WORDS);
  if (keyword !== undefined && words.length === 0) return { ids: [], total: 0 };
  const conditions: Condition[] = [];
  // Words consist of letters and digits, so they need no escaping.
  if (words.length > 0)
    conditions.push({
      sql: `one.number in (select rowid from ${textTable(list)} where words match ?)`,
      values: [words.map((word) => `"${word}"*`).join(' ')],
    });
  for (const [field, values = []] of Object.entries(without))
    for (const value of values) conditions.push({ sql: `not ${HAS_VALUE}`, values: [list, field, value] });
  const wanted = Object.entries(filters).flatMap(([field, value]) =>
    value === undefined ? [] : [{ sql: HAS_VALUE, values: [list, field, value] }],
  );
  const page = queryLists<{ id: string }>(
    `select item.id from list_order one cross join list_item item using (number)
     where one.list = ? and one.sort = ?${allOf([...conditions, ...wanted])}
     order by one.rank limit ? offset ?`,
    ...[list, orderOf(list, sort), ...valuesOf([...conditions, ...wanted]), limit, skip],
  );
  return { ids: page.map(({ id }) => id), total: count(list, conditions, wanted) };
}

/** Counts from the rows of one filter where there is one, since these are fewer than all. */
function count(list: ListName, conditions: readonly Condition[], [first, ...wanted]: Condition[]): number {
  const others = [...conditions, ...wanted];
  const from = first
    ? 'list_value one where one.list = ? and one.field = ? and one.value = ?'
    : 'list_order one where one.list = ? and one.sort = ?';
  const [row] = queryLists<{ total: number }>(
    `select count(*) as total from ${from}${allOf(others)}`,
    ...(first?.values ?? [list, DEFAULT_ORDER]),
    ...valuesOf(others),
  );
  return row?.total ?? 0;
}

/** The order's name, if the list has that order. */
function orderOf(list: ListName, sort = DEFAULT_ORDER): string {
  const known = 'select 1 from list_order where list = ? and sort = ? limit 1';
  return queryLists(known, list, sort).length > 0 ? sort : DEFAULT_ORDER;
}

const allOf = (conditions: readonly Condition[]) => conditions.map(({ sql }) => ` and ${sql}`).join('');
const valuesOf = (conditions: readonly Condition[]) => conditions.flatMap(({ values }) => values);
