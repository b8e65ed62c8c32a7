import { paths } from '../../lib/paths.ts';

type Props = {
  /** What was refused and why; without it, that is all there is to say. */
  message?: string;
  /** The page to go on from. */
  back?: { name: string; path: string } | undefined;
};

const SHOP = { name: 'the shop', path: paths.products };

/** What became of a purchase without script that did not go through, and where to go on. */
export function CheckoutProblem({ message, back = SHOP }: Props) {
  return (
    <div className="thanks-words">
      <h1>That did not go through</h1>
      {message ? <p role="alert">{message}</p> : <p>The payment page could not be opened.</p>}
      <p>
        Nothing was charged. Go back to the page you came from and try again, or write to us and we will sort
        it out.
      </p>
      <p className="basket-ways">
        <a className="button" href={back.path}>
          Back to {back.name}
        </a>{' '}
        <a className="more" href={paths.contact}>
          Write to us
        </a>
      </p>
    </div>
  );
}
