import type { ReactNode } from 'react';

type Props = {
  /** Who gives it, set large. */
  brand: string;
  date: string;
  /** Where it holds: a place and its currency. */
  place: string;
  /** Lines, sums and total. */
  children: ReactNode;
};

/** A strip of paper, torn off at its lower edge: a header, and below it what was bought and what it comes to. */
export function Receipt({ brand, date, place, children }: Props) {
  return (
    <div className="receipt">
      <div className="paper">
        <header>
          <p className="receipt-brand">{brand}</p>
          <p>
            {date}
            <br />
            {place}
          </p>
        </header>
        {children}
      </div>
    </div>
  );
}

type LineProps = {
  name: string;
  /** What it costs, all pieces together. */
  price: string;
  pictureUrl?: string | undefined;
  /** What there is to say below the name. */
  details?: readonly string[];
};

/** One thing that was bought. Stands in an `<ol className="lines">`. */
export function ReceiptLine({ name, price, pictureUrl, details = [] }: LineProps) {
  return (
    <li className="line">
      {pictureUrl && (
        <span className="line-picture">
          <img src={pictureUrl} alt="" width="76" height="95" loading="lazy" />
        </span>
      )}
      <div className="line-what">
        <span className="line-name">{name}</span>
        {details.map((detail) => (
          <span className="soft" key={detail}>
            {detail}
          </span>
        ))}
      </div>
      <span className="line-price">{price}</span>
    </li>
  );
}

export type Sum = { name: string; value: string; isQuiet?: boolean };

/** What the lines come to, step by step. */
export function ReceiptSums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className="sums">
      {sums.map(({ name, value, isQuiet = false }) => (
        <div className={isQuiet ? 'leader is-quiet' : 'leader'} key={name}>
          <dt className="dots">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sum of it all, set large. */
export function ReceiptTotal({ name, value }: { name: string; value: string }) {
  return (
    <p className="total">
      <span>{name}</span> <b>{value}</b>
    </p>
  );
}
