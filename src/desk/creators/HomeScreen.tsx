import { Link } from 'wouter';
import { creatorHome } from '#src/contracts/desk/creators.ts';
import * as words from '#src/words/en/desk/creators.ts';
import { fill } from '#src/words/fill.ts';
import { useRead } from '../client/queries.ts';
import { moneyText } from '../parts/money-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { ReviewAnswer } from '../parts/ReviewAnswer.tsx';

/** A creator's start screen: this month’s sales, stock, reviews and code, without names of buyers. */
export default function HomeScreen() {
  const home = useRead(creatorHome, {});
  return (
    <QueryResult of={home}>
      {({ name, colour, month, balances, products, reviews, code }) => (
        <div className="statement" style={colour ? { borderBlockStart: `6px solid ${colour}` } : undefined}>
          <PageHead
            title={fill(words.home, { name })}
            sub={
              <>
                <span>{month}</span>
                {balances.map(({ amount, currency }) => (
                  <span key={currency}>
                    {words.balance} {moneyText(amount, currency)}
                  </span>
                ))}
              </>
            }
          >
            <Link className="btn" href="/statements">
              {words.statements}
            </Link>
          </PageHead>
          <section className="sect">
            <header>
              <h2>{words.sold}</h2>
            </header>
            {products.length === 0 && <p className="note-line soft">{words.none}</p>}
            <ul>
              {products.map((product) => (
                <li key={product.id} className="parcel">
                  <b>{product.name}</b>
                  <span>
                    {product.sold
                      .map((one) => `${one.region} ${one.quantity}, ${moneyText(one.amount, one.currency)}`)
                      .join(' · ') || words.none}
                  </span>
                  <span className="soft">
                    {product.stock.map(({ format, left }) => fill(words.left, { format, left })).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {code && (
            <section className="sect">
              <header>
                <h2>{fill(words.code, { code: code.code })}</h2>
              </header>
              <p className="note-line">
                {code.balances.map(({ amount, currency }) => moneyText(amount, currency)).join(', ') ||
                  words.none}
              </p>
            </section>
          )}
          <section className="sect">
            <header>
              <h2>{words.reviews}</h2>
            </header>
            {reviews.length === 0 && <p className="note-line soft">{words.none}</p>}
            {reviews.map(({ id, product, rating, text, day, answer }) => (
              <div key={id} className="note-line">
                <p className="label">
                  {product}, {rating}/5, {day}
                </p>
                <p className="said lines">{text}</p>
                <ReviewAnswer reviewId={id} answer={answer} isMaker />
              </div>
            ))}
          </section>
        </div>
      )}
    </QueryResult>
  );
}
