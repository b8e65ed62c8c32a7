import { Link } from 'wouter';
import type { TodayLow } from '#src/contracts/desk/today.ts';
import * as words from '#src/words/en/desk/today.ts';
import { fillCount } from '#src/words/fill-count.ts';

/** Variants low in stock, the fewest first. `rows` may be fewer than `count`. */
export function LowStock({ rows, count }: { rows: readonly TodayLow[]; count: number }) {
  if (rows.length === 0) return null;
  const rest = count - rows.length;
  return (
    <section className="sect">
      <header>
        <h2>{words.low}</h2>
      </header>
      <ul className="waits">
        {rows.map(({ productId, formatId, name, formatName, left }) => (
          <li key={`${productId}/${formatId}`}>
            <Link className="row" href={`/stock/${productId}/${formatId}`}>
              <span className="count">{left}</span>
              <span>
                <b>{name}</b> <span className="why">{formatName}</span>
              </span>
              <span className="when">{words.left}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="note-line">
          <Link href="/stock">{fillCount(words.moreLow, rest)}</Link>
        </p>
      )}
    </section>
  );
}
