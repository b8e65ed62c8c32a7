import type { ReactNode } from 'react';

type Props = {
  /** The store's name, in large letters. */
  brand: string;
  date: string;
  /** The region and its currency, where nothing beside it says them. */
  place?: string;
  /** Lines, sums and total. */
  children: ReactNode;
};

/** A paper receipt: a header, then lines and sums. */
export function Receipt({ brand, date, place, children }: Props) {
  return (
    <div className="receipt">
      <div className="paper">
        <header>
          <p className="receipt-brand">{brand}</p>
          <p>
            {date}
            {place && <br />}
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
  /** The price of the whole line. */
  price: string;
  pictureUrl?: string | undefined;
  /** Details below the name. */
  details?: readonly string[];
};

/** One line of a receipt. Goes in an `<ol className="lines">`. */
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

/** The sums of a receipt. */
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

/** The total, in large letters. */
export function ReceiptTotal({ name, value }: { name: string; value: string }) {
  return (
    <p className="total">
      <span>{name}</span> <b>{value}</b>
    </p>
  );
}
