import * as words from '#src/words/en/desk/shell.ts';

/** The error of a read or a write, with the next step. */
export function ErrorMessage({ error, onAgain }: { error: { message: string }; onAgain?: () => void }) {
  return (
    <div className="trouble" role="alert">
      <h2>{words.troubleTitle}</h2>
      <p>{error.message}</p>
      {onAgain && (
        <p className="acts">
          <button type="button" className="btn" onClick={onAgain}>
            {words.again}
          </button>
        </p>
      )}
    </div>
  );
}
