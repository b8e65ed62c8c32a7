import { type FoundAnswer, isOfFaq } from '#src/catalogue/search/find-faq-answers.ts';
import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';

/** The best FAQ answer with its link, and other answers that may be meant. */
export default function HelpAnswers({ answers: [best, ...others] }: { answers: readonly FoundAnswer[] }) {
  if (!best) return null;
  const [more, moreOf] = isOfFaq(best.url)
    ? [words.wholeAnswer, words.wholeAnswerTo]
    : [words.openPage, words.openPageOf];
  return (
    <section className="help-answer" aria-labelledby="help-answer">
      <p className="label">{words.help}</p>
      <h2 id="help-answer">
        <a href={best.url}>{best.title}</a>
      </h2>
      <p>{best.text}</p>
      <p className="help-ways">
        <a className="more" href={best.url} aria-label={fill(moreOf, { question: best.title })}>
          {more}
        </a>
        {others.map(({ title, url }) => (
          <a key={url} className="more" href={url}>
            {title}
          </a>
        ))}
      </p>
    </section>
  );
}
