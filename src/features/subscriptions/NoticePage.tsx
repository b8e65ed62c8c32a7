import type { Format, Product } from '#src/core/products/types.ts';
import { paths } from '#src/lib/paths.ts';
import * as labels from '#src/words/en/labels.ts';
import * as words from '#src/words/en/stock-notices.ts';
import { fill } from '#src/words/fill.ts';
import { NoticeForm } from './NoticeForm.tsx';

type Props = {
  /** The requested product. Undefined when the visitor's region does not sell it. */
  wanted?:
    | {
        product: Pick<Product, '_id' | 'name' | 'creator'>;
        format?: Pick<Format, '_id' | 'name'> | undefined;
      }
    | undefined;
  isSent?: boolean;
  email?: string | undefined;
  issue?: string | undefined;
  /** An error that is not about a field. */
  formError?: string | undefined;
};

/** The sign-up page for a back-in-stock mail. */
export function NoticePage({ wanted, isSent = false, email, issue, formError }: Props) {
  if (!wanted) return <NotSold formError={formError} />;
  const { product, format } = wanted;
  const { name, creator } = product;
  return (
    <div className="write grid">
      <div className="write-words">
        <h1>{isSent ? words.sentHeading : words.heading}</h1>
        <p className="standfirst">
          {format
            ? fill(words.formatBy, { product: name, creator: creator.name, format: format.name })
            : fill(words.productBy, { product: name, creator: creator.name })}
        </p>
        <p>
          <a className="more" href={paths.product(product._id)}>
            {words.backToProduct}
          </a>
        </p>
      </div>
      <section className="write-sheet" aria-labelledby="notice-title">
        <h2 id="notice-title">{isSent ? words.noted : words.tellMe}</h2>
        {isSent ? (
          <div className="order-note" role="status">
            <p>{words.kept}</p>
          </div>
        ) : (
          <>
            {formError && (
              <div className="order-note" role="alert">
                <p>{formError}</p>
              </div>
            )}
            <NoticeForm productId={product._id} formatId={format?._id} email={email} issue={issue} />
          </>
        )}
      </section>
    </div>
  );
}

function NotSold({ formError }: Pick<Props, 'formError'>) {
  return (
    <div className="write grid">
      <section className="write-sheet" aria-labelledby="notice-title">
        <h1 id="notice-title">{words.notSold}</h1>
        <p>{formError ?? words.notSoldWhy}</p>
        <p>
          <a className="button" href={paths.products}>
            {labels.allProducts}
          </a>
        </p>
      </section>
    </div>
  );
}
