import { addStyles } from '#src/ui/add-styles.ts';
import * as words from '#src/words/en/products.ts';
import { fill } from '#src/words/fill.ts';
import styles from './gallery-dialog.css?inline';

/**
 * Opens a product's pictures in a dialog: the next one by buttons, arrow keys or swiping, and in full size by a
 * click. Escape, the button and the browser's Back close it. Without this file each link opens its picture.
 */
export function enhance(gallery: HTMLElement): void {
  addStyles(styles);
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('figure > a')];
  let show: ((at: number) => void) | undefined;
  links.forEach((link, at) => {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show ??= makeDialog(links);
      link.focus({ preventScroll: true });
      show(at);
    });
  });
}

/** Adds the dialog to the page. Returns a function that opens it at a picture. */
function makeDialog(links: readonly HTMLAnchorElement[]): (at: number) => void {
  const dialog = element('dialog', { className: 'zoom', ariaLabel: words.pictures });
  const row = element('ul', {});
  row.append(...links.map(slideOf));
  const count = element('p', { className: 'zoom-count' });
  count.setAttribute('role', 'status');
  const close = button('zoom-close', words.closePictures, '×', () => dialog.close());
  const back = button('zoom-back', words.previousPicture, '←', () => go(at - 1));
  const on = button('zoom-on', words.nextPicture, '→', () => go(at + 1));
  dialog.append(count, close, row, ...(links.length > 1 ? [back, on] : []));
  document.body.append(dialog);

  let at = 0;
  const slides = [...row.children] as HTMLElement[];
  const mark = (now: number) => {
    if (now !== at) setZoom(slides[at], false);
    at = now;
    count.textContent = fill(words.pictureOf, { at: at + 1, count: links.length });
    back.setAttribute('aria-disabled', String(at === 0));
    on.setAttribute('aria-disabled', String(at === links.length - 1));
    slides.forEach((slide, index) => {
      slide.inert = index !== at;
      slide.ariaHidden = String(index !== at);
    });
  };
  const go = (next: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = slides[next];
    if (!slide) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: slide.offsetLeft, behavior: isCalm ? 'instant' : behavior });
    mark(next);
  };
  // The picture that a swipe ended at.
  const settled = () => mark(Math.round(row.scrollLeft / row.clientWidth));
  row.addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', settled, { passive: true });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(at + step);
  });
  // Its own entry in the history, so that the browser's Back closes it and does not leave the page.
  addEventListener('popstate', () => dialog.close());
  dialog.addEventListener('close', () => {
    setZoom(slides[at], false);
    if (history.state?.isZoomed) history.back();
  });
  return (first) => {
    history.pushState({ ...history.state, isZoomed: true }, '');
    dialog.showModal();
    go(first, 'instant');
  };
}

function slideOf(link: HTMLAnchorElement): HTMLElement {
  const shown = link.querySelector('img');
  const { alt = '', srcset = '' } = shown ?? {};
  // The attributes have the size of the largest file; the properties have the size on the page.
  const width = Number(shown?.getAttribute('width'));
  const height = Number(shown?.getAttribute('height'));
  const picture = element('img', { alt, width, height, decoding: 'async' });
  Object.assign(picture, { sizes: '100vw', srcset, src: link.href, loading: 'lazy' });
  const slide = element('li', {});
  const press = element('button', { type: 'button', className: 'zoom-picture' });
  press.setAttribute('aria-pressed', 'false');
  press.title = words.zoomPicture;
  press.append(picture);
  press.addEventListener('click', (event) => {
    const { left, top, width: wide, height: high } = picture.getBoundingClientRect();
    const [x, y] = event.detail ? [(event.clientX - left) / wide, (event.clientY - top) / high] : [0.5, 0.5];
    const isOn = press.getAttribute('aria-pressed') !== 'true';
    if (isOn) {
      picture.removeAttribute('srcset');
      picture.style.inlineSize = `${Math.max(width, wide * 2)}px`;
    }
    setZoom(slide, isOn);
    slide.scrollTo(
      x * slide.scrollWidth - slide.clientWidth / 2,
      y * slide.scrollHeight - slide.clientHeight / 2,
    );
  });
  slide.append(press);
  return slide;
}

/** Shows a slide's picture in full size, or whole. */
function setZoom(slide: HTMLElement | undefined, isOn: boolean): void {
  slide?.querySelector('button')?.setAttribute('aria-pressed', String(isOn));
  if (!isOn) slide?.querySelector('img')?.style.removeProperty('inline-size');
}

function button(className: string, label: string, sign: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', className, ariaLabel: label, textContent: sign });
  made.addEventListener('click', press);
  return made;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
