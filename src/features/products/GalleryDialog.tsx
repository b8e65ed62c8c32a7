import { type MouseEvent, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import * as words from '#src/words/en/products.ts';
import { fill } from '#src/words/fill.ts';

/** A picture in full size. `width` and `height` are those of its largest file, in pixels. */
export type Slide = { alt: string; srcset: string; src: string; width: number; height: number };

type Props = {
  slides: readonly Slide[];
  /** Set while the dialog is in the page: opens it at a picture. */
  open: RefObject<((at: number) => void) | null>;
};

/** The part of a picture that is in the middle, from 0 to 1, and its width on the screen in pixels. */
type Zoom = { x: number; y: number; inlineSize: number };

/**
 * A product's pictures in a native modal dialog: the next one by buttons, arrow keys or swiping, and in full
 * size by a click. It has its own entry in the history, so that the browser's Back closes it and does not
 * leave the page.
 */
export default function GalleryDialog({ slides, open }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState<Zoom>();

  const show = (next: number) => {
    if (next !== at) setZoom(undefined);
    setAt(next);
  };
  const go = (next: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = row.current?.children[next] as HTMLElement | undefined;
    if (!slide) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollTo({ left: slide.offsetLeft, behavior: isCalm ? 'instant' : behavior });
    show(next);
  };
  // The picture that a swipe ended at. A slide in full size scrolls, too.
  const settle = ({ currentTarget: { scrollLeft, clientWidth }, currentTarget, target }: UIEvent) => {
    if (target === currentTarget) show(Math.round(scrollLeft / clientWidth));
  };
  useEffect(() => {
    open.current = (first) => {
      history.pushState({ ...history.state, isZoomed: true }, '');
      dialog.current?.showModal();
      go(first, 'instant');
    };
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  });
  // In full size, what was clicked is in the middle.
  useEffect(() => {
    const slide = row.current?.children[at];
    if (!zoom || !slide) return;
    slide.scrollTo(
      zoom.x * slide.scrollWidth - slide.clientWidth / 2,
      zoom.y * slide.scrollHeight - slide.clientHeight / 2,
    );
  }, [at, zoom]);

  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={words.pictures}
      onClose={() => {
        setZoom(undefined);
        if (history.state?.isZoomed) history.back();
      }}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        go(at + step);
      }}
    >
      <p className="zoom-count" role="status">
        {fill(words.pictureOf, { at: at + 1, count: slides.length })}
      </p>
      <button
        type="button"
        className="zoom-close"
        aria-label={words.closePictures}
        onClick={() => dialog.current?.close()}
      >
        ×
      </button>
      <ul ref={row} {...('onscrollend' in window ? { onScrollEnd: settle } : { onScroll: settle })}>
        {slides.map((slide, index) => (
          <li key={slide.src} inert={index !== at} aria-hidden={index !== at}>
            <SlideButton slide={slide} zoom={index === at ? zoom : undefined} onZoom={setZoom} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <Step
            className="zoom-back"
            label={words.previousPicture}
            isOver={at === 0}
            onPress={() => go(at - 1)}
          >
            ←
          </Step>
          <Step
            className="zoom-on"
            label={words.nextPicture}
            isOver={at === slides.length - 1}
            onPress={() => go(at + 1)}
          >
            →
          </Step>
        </>
      )}
    </dialog>
  );
}

type SlideProps = { slide: Slide; zoom: Zoom | undefined; onZoom: (zoom: Zoom | undefined) => void };

/** A picture that a click shows in full size, and another click whole. */
function SlideButton({ slide: { alt, srcset, ...slide }, zoom, onZoom }: SlideProps) {
  const picture = useRef<HTMLImageElement>(null);
  const press = (event: MouseEvent) => {
    if (zoom || !picture.current) return onZoom(undefined);
    const { left, top, width, height } = picture.current.getBoundingClientRect();
    const isPointer = event.detail > 0;
    onZoom({
      x: isPointer ? (event.clientX - left) / width : 0.5,
      y: isPointer ? (event.clientY - top) / height : 0.5,
      inlineSize: Math.max(slide.width, width * 2),
    });
  };
  return (
    <button
      type="button"
      className="zoom-picture"
      aria-pressed={zoom !== undefined}
      title={words.zoomPicture}
      onClick={press}
    >
      <img
        ref={picture}
        alt={alt}
        {...slide}
        // Without it, the largest file is shown.
        srcSet={zoom ? undefined : srcset}
        sizes="100vw"
        style={zoom && { inlineSize: zoom.inlineSize }}
        decoding="async"
        loading="lazy"
      />
    </button>
  );
}

type StepProps = {
  className: string;
  label: string;
  isOver: boolean;
  onPress: () => void;
  children: string;
};

function Step({ className, label, isOver, onPress, children }: StepProps) {
  return (
    <button type="button" className={className} aria-label={label} aria-disabled={isOver} onClick={onPress}>
      {children}
    </button>
  );
}
