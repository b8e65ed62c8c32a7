import { REVIEW_LENGTH } from '#src/contracts/limits.ts';
import { paths } from '#src/lib/paths.ts';
import { Field } from '#src/ui/Field.tsx';
import Sentence from '#src/ui/Sentence.tsx';
import { TrapField } from '#src/ui/TrapField.tsx';
import * as words from '#src/words/en/reviews.ts';
import { fill } from '#src/words/fill.ts';

type Values = { recipeId?: string; rating?: string; text?: string; firstName?: string };
type Props = {
  /** What can be reviewed. Undefined for an invalid or used link. */
  about?:
    | {
        name: string;
        /** The product's page. */
        href: string;
        pictureUrl?: string | undefined;
        recipes: readonly { id: string; title: string }[];
      }
    | undefined;
  link?: string | undefined;
  isSent?: boolean;
  values?: Values;
  /** Error messages by field name. */
  issues?: Readonly<Record<string, string>>;
  formError?: string | undefined;
};

const RATINGS = [
  { value: 5, label: words.ratings.five },
  { value: 4, label: words.ratings.four },
  { value: 3, label: words.ratings.three },
  { value: 2, label: words.ratings.two },
  { value: 1, label: words.ratings.one },
];

/** The page where a buyer reviews a product, or a recipe that comes from it. Works without JavaScript. */
export function ReviewPage({ about, link, isSent = false, ...form }: Props) {
  if (isSent || !about) return <NoForm isSent={isSent} formError={form.formError} />;
  return (
    <div className="write grid">
      <div className="write-words">
        <h1>{words.heading}</h1>
        <p className="standfirst">
          <a className="review-thing" href={about.href}>
            {about.pictureUrl && <img src={about.pictureUrl} alt="" width="256" height="320" />}
            {about.name}
          </a>
        </p>
        <p>{words.moderation}</p>
      </div>
      <section className="write-sheet" aria-labelledby="review-title">
        <h2 id="review-title">{words.formHeading}</h2>
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
        <Field id="review-about" label={words.about} issue={issues.recipeId}>
          {(tied) => (
            <select {...tied} name="recipeId" defaultValue={values.recipeId}>
              <option value="">{name}</option>
              {recipes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {fill(words.aboutRecipe, { recipe: title })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field id="review-rating" label={words.rating} issue={issues.rating}>
        {(tied) => (
          <select {...tied} name="rating" required defaultValue={values.rating ?? ''}>
            <option value="">{words.choose}</option>
            {RATINGS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="review-text"
        label={words.text}
        hint={fill(words.textHint, { most: REVIEW_LENGTH.text })}
        issue={issues.text}
      >
        {(tied) => <textarea {...tied} name="text" rows={7} required defaultValue={values.text} />}
      </Field>
      <Field id="review-name" label={words.firstName} hint={words.firstNameHint} issue={issues.firstName}>
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
          {words.send}
        </button>
      </div>
    </form>
  );
}

function NoForm({ isSent, formError }: Pick<Props, 'isSent' | 'formError'>) {
  return (
    <div className="write grid">
      <section className="write-sheet" aria-labelledby="review-title">
        <h1 id="review-title">{isSent ? words.thanks : words.overHeading}</h1>
        {isSent ? (
          <p role="status">{words.kept}</p>
        ) : (
          <p role="alert">
            {formError ?? words.over}{' '}
            <Sentence of={words.notOver} values={{ contact: <a href={paths.contact}>{words.contact}</a> }} />
          </p>
        )}
      </section>
    </div>
  );
}
