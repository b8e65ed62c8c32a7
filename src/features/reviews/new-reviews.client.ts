import type { ReviewAnswer, ReviewsAnswer } from '#src/contracts/reviews.ts';
import { monthAndYear } from '#src/core/dates.ts';
import { averageRating } from '#src/core/ratings.ts';
import { REVIEWS } from '#src/lib/anchor-ids.ts';
import { nth } from '#src/lib/nth.ts';
import { queryOne } from '#src/ui/query-one.ts';
import * as words from '#src/words/en/reviews.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { starKinds } from './star-kinds.ts';

/** How many are shown at first, as in the style sheet. */
const FEW = 5;

/**
 * Adds the reviews of a product, and the answers to them, that were approved since its page was built, takes
 * away reviews that were rejected, and counts the ratings again. When the request fails, the page stays as it
 * is.
 */
export async function showNewReviews(productId: string): Promise<void> {
  const section = document.getElementById(REVIEWS);
  const list = section?.querySelector('.reviews-list');
  if (!section || !list) return;
  const response = await fetch(`/api/reviews/${productId}`).catch(() => undefined);
  if (!response?.ok) return;
  const { data, taken } = (await response.json()) as ReviewsAnswer;
  const noteOfId = (id: string) => list.querySelector(`[data-review="${CSS.escape(id)}"]`);
  for (const review of data) {
    const note = noteOfId(review._id);
    if (note) showAnswer(section, note, review);
  }
  const added = data.filter(({ _id }) => !noteOfId(_id));
  const gone = taken.flatMap((id) => noteOfId(id) ?? []);
  if (added.length + gone.length === 0) return;
  for (const note of gone) note.remove();
  list.prepend(...added.map((review) => noteOf(section, review)));
  const ratings = [...list.querySelectorAll<HTMLElement>('.review')].map(({ dataset }) =>
    Number(dataset.rating),
  );
  section.hidden = ratings.length === 0;
  if (ratings.length === 0) {
    document.querySelector(`.product-rating a[href="#${REVIEWS}"]`)?.parentElement?.remove();
    return;
  }
  const average = averageRating(ratings);
  setStars(queryOne(section, '.reviews-mean .stars'), average);
  queryOne(section, '.reviews-mean > span:last-child').textContent = fillCount(
    words.fromReviews,
    ratings.length,
    { rating: average.toFixed(1) },
  );
  writeRating(average, ratings.length);
  showMore(section, ratings.length);
}

/** The rating near the price, if the page has one. */
function writeRating(average: number, count: number): void {
  const [shown, spoken] = document.querySelectorAll(`.product-rating a[href="#${REVIEWS}"] > span`);
  const star = shown?.querySelector('.star');
  if (!shown || !spoken || !star) return;
  shown.replaceChildren(`${average.toFixed(1)} `, star, ` ${fillCount(words.countOfReviews, count)}`);
  spoken.textContent = fillCount(words.ratingInWords, count, { rating: average });
}

/** The box that shows those after the first few. */
function showMore(section: Element, count: number): void {
  const notes = queryOne(section, '.reviews-notes');
  const before = notes.querySelector('.reviews-more');
  if (count <= FEW) {
    before?.remove();
    return;
  }
  const after = before ?? copyOf(section, '.reviews-more');
  queryOne(after, 'label').lastChild?.replaceWith(fillCount(words.more, count - FEW));
  if (!before) notes.append(after);
}

/** A copy of a part of the template in Reviews.astro. */
function copyOf(section: Element, part: string): HTMLElement {
  const { content } = queryOne<HTMLTemplateElement>(section, 'template[data-new-review]');
  return queryOne(content, part).cloneNode(true) as HTMLElement;
}

function noteOf(section: Element, review: ReviewAnswer): HTMLElement {
  const { _id, rating, text, name, writtenAt } = review;
  const note = copyOf(section, '.review');
  Object.assign(note.dataset, { review: _id, rating: String(rating) });
  note.ariaLabel = fill(words.reviewBy, { name });
  setStars(queryOne(note, '.stars'), rating);
  fillWritten(note, { by: name, text, writtenAt });
  queryOne(note, '.review-answer').remove();
  showAnswer(section, note, review);
  return note;
}

/**
 * Puts the answer in place of that of the last build. Without an answer of the desk,
 * the one of an editor's file stays.
 */
function showAnswer(section: Element, note: Element, { answer }: ReviewAnswer): void {
  if (answer === undefined) return;
  note.querySelector('.review-answer')?.remove();
  if (answer === null) return;
  const box = copyOf(section, '.review-answer');
  fillWritten(box, { ...answer, by: fill(words.answerOf, { creator: answer.by }) });
  note.append(box);
}

/** Fills the first text, name and month of an element; a text has a paragraph for each of its lines. */
function fillWritten(element: Element, { by, text, writtenAt }: Written): void {
  const paragraph = queryOne(element, 'p:not(.note)');
  const paragraphs = text.split(/\n+/).map((line) => {
    const copy = paragraph.cloneNode() as HTMLElement;
    copy.textContent = line;
    return copy;
  });
  paragraph.replaceWith(...paragraphs);
  queryOne(element, 'b').textContent = by;
  const time = queryOne<HTMLTimeElement>(element, 'time');
  time.dateTime = writtenAt;
  time.textContent = monthAndYear(document.documentElement.lang, new Date(writtenAt));
}
type Written = { by: string; text: string; writtenAt: string };

function setStars(stars: HTMLElement, rating: number): void {
  stars.ariaLabel = fill(words.outOfFive, { rating: String(rating) });
  for (const [at, kind] of starKinds(rating).entries())
    nth(stars.children, at).className = ['star', kind].join(' ').trim();
}
