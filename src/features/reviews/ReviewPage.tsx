import { REVIEW_LENGTH } from '#src/contracts/limits.ts';
import { REVIEW_KEPT } from '#src/contracts/review-words.ts';
import { paths } from '#src/lib/paths.ts';
import { Field } from '#src/ui/Field.tsx';
import { TrapField } from '#src/ui/TrapField.tsx';

type Values = { recipeId?: string; rating?: string; text?: string; firstName?: string };
type Props = {
  /** What can be reviewed. Undefined for an invalid or used link. */
  about?: { name: string; recipes: readonly { id: string; title: string }[] } | undefined;
  link?: string | undefined;
  isSent?: boolean;
  values?: Values;
  /** Error messages by field name. */
  issues?: Readonly<Record<string, string>>;
  formError?: string | undefined;
};

const RATINGS = ['5: could not be better', '4: good', '3: all right', '2: not so good', '1: bad'];

/** The page where a buyer reviews a product, or a recipe that comes from it. Works without JavaScript. */
export function ReviewPage({ about, link, isSent = false, ...form }: Props) {
  if (isSent || !about) return <NoForm isSent={isSent} formError={form.formError} />;
  return (
    <div className="write grid">
      <div className="write-words">
        <h1>How is it?</h1>
        <p className="standfirst">{about.name}</p>
        <p>
          A person reads it before it stands on the page, with your first name and nothing else of yours. Good
          or bad makes no difference.
        </p>
      </div>
      <section className="write-sheet" aria-labelledby="review-title">
        <h2 id="review-title">Your note</h2>
        <ReviewForm {...form} about={about} link={link} />
      </section>
    </div>
  );
}

function ReviewForm({
  about: { name, recipes },
  link,
  values = {},
  issues = {},
  formError,
}: Omit<Props, 'about'> & { about: NonNullable<Props['about']> }) {
  return (
    <form className="message" method="post" action="/api/reviews" noValidate>
      {formError && (
        <div className="order-note" role="alert">
          <p>{formError}</p>
        </div>
      )}
      <input type="hidden" name="link" value={link} />
      {recipes.length > 0 && (
        <Field id="review-about" label="What is it about?" issue={issues.recipeId}>
          {(tied) => (
            <select {...tied} name="recipeId" defaultValue={values.recipeId}>
              <option value="">{name}</option>
              {recipes.map(({ id, title }) => (
                <option key={id} value={id}>
                  I made it: {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field id="review-rating" label="From 1 to 5" issue={issues.rating}>
        {(tied) => (
          <select {...tied} name="rating" required defaultValue={values.rating ?? ''}>
            <option value="">Choose</option>
            {RATINGS.map((label) => (
              <option key={label} value={label[0]}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="review-text"
        label="In your words"
        hint={`At most ${REVIEW_LENGTH.text.toLocaleString('en-GB')} characters.`}
        issue={issues.text}
      >
        {(tied) => <textarea {...tied} name="text" rows={7} required defaultValue={values.text} />}
      </Field>
      <Field
        id="review-name"
        label="Your first name"
        hint="It is all that is shown of you."
        issue={issues.firstName}
      >
        {(tied) => (
          <input
            {...tied}
            name="firstName"
            type="text"
            autoComplete="given-name"
            required
            defaultValue={values.firstName}
          />
        )}
      </Field>
      <TrapField id="review-trap" />
      <div className="message-send">
        <button className="button" type="submit">
          Send it
        </button>
      </div>
    </form>
  );
}

function NoForm({ isSent, formError }: Pick<Props, 'isSent' | 'formError'>) {
  return (
    <div className="write grid">
      <section className="write-sheet" aria-labelledby="review-title">
        <h1 id="review-title">{isSent ? 'Thank you' : 'This link opens nothing'}</h1>
        {isSent ? (
          <p role="status">{REVIEW_KEPT}</p>
        ) : (
          <p role="alert">
            {formError ?? 'It was used, or has run out. Each takes one note, and works for three months.'}{' '}
            <a href={paths.contact}>Write to us</a> if that is wrong.
          </p>
        )}
      </section>
    </div>
  );
}
