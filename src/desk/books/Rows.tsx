import type { ReactNode } from 'react';

/** A table with a title and buttons. The first `texts` columns are text, the others figures. */
export function Rows({
  title,
  none,
  heads,
  rows,
  texts,
  children,
}: {
  title: string;
  none: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  texts: number;
  /** The buttons beside the title. */
  children?: ReactNode;
}) {
  return (
    <section className="sect">
      <header>
        <h2>{title}</h2>
        {rows.length > 0 && children && <span className="acts">{children}</span>}
      </header>
      {rows.length === 0 ? (
        <p className="note-line soft">{none}</p>
      ) : (
        <div className="wide-table">
          <table className="grid">
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={head} scope="col" className={index < texts ? '' : 'num'}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are replaced together
                <tr key={row}>
                  {cells.map((cell, index) => (
                    <td key={heads[index]} className={index < texts ? 'nowrap' : 'num'}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
