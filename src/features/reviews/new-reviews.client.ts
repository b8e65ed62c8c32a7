import type { ReviewAnswer, ReviewsAnswer } from '#src/contracts/reviews.ts';
import { monthAndYear } from '#src/core/dates.ts';
import { averageRating } from '#src/core/reviews.ts';
import { REVIEWS } from '#src/lib/anchor-ids.ts';
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
  const mean = section.querySelector('.reviews-mean');
  mean?.replaceChildren(starsOf(average), withText('span', fillCount(words.fromReviews, ratings.length)));
  writeRating(average, ratings.length);
  showMore(list, ratings.length);
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
function showMore(list: Element, count: number): void {
  const before = list.parentElement?.querySelector('.reviews-more');
  if (count <= FEW) {
    before?.remove();
    return;
  }
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', value: 'all' });
  box.className = 'visually-hidden';
  const label = document.createElement('label');
  label.classList.add('more', 'reviews-more');
  label.append(box, fillCount(words.more, count - FEW));
  if (before) before.replaceWith(label);
  else list.after(label);
}

/** A review as ReviewNote.astro writes it. */
function noteOf(review: ReviewAnswer): HTMLElement {
  const { _id, rating, text, name, writtenAt } = review;
  const note = document.createElement('article');
  note.className = 'review';
  Object.assign(note.dataset, { review: _id, rating: String(rating) });
  note.ariaLabel = fill(words.reviewBy, { name });
  note.append(starsOf(rating), ...paragraphsOf(text), signature(name, writtenAt));
  showAnswer(note, review);
  return note;
}

/**
 * Puts the answer in place of that of the last build. Without an answer of the desk,
 * the one of an editor's file stays.
 */
function showAnswer(note: Element, { answer }: ReviewAnswer): void {
  if (answer === undefined) return;
  note.querySelector('.review-answer')?.remove();
  if (answer === null) return;
  const { by, text, writtenAt } = answer;
  const box = document.createElement('div');
  box.className = 'review-answer';
  box.append(signature(fill(words.answerOf, { creator: by }), writtenAt), ...paragraphsOf(text));
  note.append(box);
}

const paragraphsOf = (text: string) => text.split(/\n+/).map((paragraph) => withText('p', paragraph));

function signature(name: string, writtenAt: string): HTMLElement {
  const by = document.createElement('p');
  by.className = 'note';
  const month = monthAndYear(document.documentElement.lang, new Date(writtenAt));
  by.append(withText('b', name), ', ', Object.assign(withText('time', month), { dateTime: writtenAt }));
  return by;
}

function starsOf(rating: number): HTMLElement {
  const stars = document.createElement('span');
  stars.className = 'stars';
  stars.role = 'img';
  stars.ariaLabel = fill(words.outOfFive, { rating: String(rating) });
  for (const kind of starKinds(rating)) {
    const star = document.createElement('i');
    star.classList.add('star', ...(kind ? [kind] : []));
    stars.append(star);
  }
  return stars;
}

function withText<Name extends 'b' | 'p' | 'span' | 'time'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
