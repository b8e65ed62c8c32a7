import { type SQL, sql } from 'drizzle-orm';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';

/** An attempt's lines without these fields. */
export function linesWithout(...fields: string[]): SQL {
  return sql`(select coalesce(jsonb_agg(line - ${sql.param(fields)}::text[] order by place), '[]')
    from jsonb_array_elements(${checkoutAttempt.lines}) with ordinality as all_lines(line, place))`;
}

/** True for an attempt with a gift card that has its own recipient. */
export const hasGiftLine = sql`jsonb_path_exists(${checkoutAttempt.lines}, '$[*].gift')`;
