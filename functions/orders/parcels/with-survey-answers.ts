import { inArray } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import type { orderLine } from '#functions/db/schema/orders.ts';
import { wordsOnLine } from '#src/core/fundings/surveys.ts';
import { notAnswered } from '#src/words/en/desk/surveys.ts';

type Line = typeof orderLine.$inferSelect;

/** Adds the answers about rewards to the words of their lines, or that there are none yet, in one query. */
export async function withAnswers(queries: Queries, lines: readonly Line[]): Promise<Line[]> {
  const ids = [...new Set(lines.map(({ orderId }) => orderId))];
  if (ids.length === 0) return [];
  const rows = await queries.select().from(surveyAnswer).where(inArray(surveyAnswer.orderId, ids));
  const answers = new Map(rows.map((row) => [`${row.orderId} ${row.position}`, row.answers]));
  return lines.map((line) => {
    const own = answers.get(`${line.orderId} ${line.position}`);
    if (own === undefined) return line;
    const words = wordsOnLine(line.customization, own);
    const isOpen = own === null;
    return { ...line, customization: isOpen ? [words, notAnswered].filter(Boolean).join('\n') : words };
  });
}
