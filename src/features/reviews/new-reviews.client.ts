import type { ReviewAnswer, ReviewsAnswer } from '#src/contracts/reviews.ts';
import { monthAndYear } from '#src/core/dates.ts';
import { averageRating } from '#src/core/reviews.ts';
import { REVIEWS } from '#src/lib/anchor-ids.ts';
import { cloneTemplate } from '#src/ui/clone-template.ts';
import { queryOne } from '#src/ui/query-one.ts';
import * as words from '#src/words/en/reviews.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { starKinds } from './star-kinds.ts';

/** How many are shown at first, as in the style sheet. */
const FEW = 5;
const ANSWER = '.review-answer';

/**
 * Adds the reviews of a product, and the answers to them, that were approved since its page was built, removes reviews
 * that were rejected, and counts the ratings again. When the request fails, the page stays as it is.
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
    if (note) showAnswer(note, review);
  }
  const added = data.filter(({ _id }) => !noteOfId(_id));
  const gone = taken.flatMap((id) => noteOfId(id) ?? []);
  if (added.length + gone.length === 0) return;
  for (const note of gone) note.remove();
  list.prepend(...added.map(noteOf));
  const ratings = [...list.querySelectorAll<HTMLElement>('.review')].map(({ dataset }) =>
    Number(dataset.rating),
  );
  section.hidden = ratings.length === 0;
  if (ratings.length === 0) {
    document.querySelector(`.product-rating a[href="#${REVIEWS}"]`)?.parentElement?.remove();
    return;
  }
  const average = averageRating(ratings);
  const mean = queryOne(section, '.reviews-mean');
  showStars(mean, average);
  queryOne(mean, 'span:last-child').textContent = fillCount(words.fromReviews, ratings.length);
  writeRating(average, ratings.length);
  const more = queryOne(section, '.reviews-more');
  more.hidden = ratings.length <= FEW;
  queryOne(more, 'span').textContent = fillCount(words.more, Math.max(1, ratings.length - FEW));
}

/** The rating near the price, if the page has one. */
function writeRating(average: number, count: number): void {
  const [shown, spoken] = document.querySelectorAll(`.product-rating a[href="#${REVIEWS}"] > span`);
  const star = shown?.querySelector('.star');
  if (!shown || !spoken || !star) return;
  shown.replaceChildren(`${average.toFixed(1)} `, star, ` ${fillCount(words.countOfReviews, count)}`);
  spoken.textContent = fillCount(words.ratingInWords, count, { rating: average });
}

/** Fills the page's template, which is an empty ReviewNote.astro. */
function noteOf(review: ReviewAnswer): HTMLElement {
  const { _id, rating, text, name, writtenAt } = review;
  const note = cloneTemplate('[data-new-review]');
  Object.assign(note.dataset, { review: _id, rating: String(rating) });
  note.ariaLabel = fill(words.reviewBy, { name });
  showStars(note, rating);
  write(note, name, writtenAt, text);
  if (!review.answer) note.querySelector(ANSWER)?.remove();
  showAnswer(note, review);
  return note;
}

/** Puts the answer in place of that of the last build. Without an answer of the desk, the one of an editor's file stays. */
function showAnswer(note: Element, { answer }: ReviewAnswer): void {
  if (answer === undefined) return;
  note.querySelector(ANSWER)?.remove();
  if (answer === null) return;
  const box = queryOne(cloneTemplate('[data-new-review]'), ANSWER);
  write(box, fill(words.answerOf, { creator: answer.by }), answer.writtenAt, answer.text);
  note.append(box);
}

/** Fills in who wrote a text, when, and the text: a paragraph for each of its lines. */
function write(place: Element, name: string, writtenAt: string, text: string): void {
  const paragraph = queryOne(place, ':scope > p:not(.note)');
  const paragraphs = text.split(/\n+/).map((line) => {
    const copy = paragraph.cloneNode() as Element;
    copy.textContent = line;
    return copy;
  });
  paragraph.replaceWith(...paragraphs);
  queryOne(place, ':scope > .note b').textContent = name;
  const time = queryOne<HTMLTimeElement>(place, ':scope > .note time');
  time.dateTime = writtenAt;
  time.textContent = monthAndYear(document.documentElement.lang, new Date(writtenAt));
}

/** Shows a rating by the stars that are there. */
function showStars(place: Element, rating: number): void {
  const stars = queryOne(place, '.stars');
  stars.ariaLabel = fill(words.outOfFive, { rating: String(rating) });
  for (const [at, kind] of starKinds(rating).entries()) {
    const star = stars.children[at];
    if (!star) continue;
    star.className = 'star';
    if (kind) star.classList.add(kind);
  }
}
