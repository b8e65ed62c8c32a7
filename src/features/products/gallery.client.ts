import { createElement } from 'react';
import { addStyles } from '#src/ui/add-styles.ts';
import { renderInBody } from '#src/ui/islands/hydrate.ts';
import GalleryDialog, { type Slide } from './GalleryDialog.tsx';
import styles from './gallery-dialog.css?inline';

/**
 * Opens a product's pictures in a dialog (GalleryDialog.tsx). Without this file each link opens its picture.
 */
export function enhance(gallery: HTMLElement): void {
  addStyles(styles);
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('figure > a')];
  const open: { current: ((at: number) => void) | null } = { current: null };
  links.forEach((link, at) => {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!open.current) renderInBody(createElement(GalleryDialog, { slides: links.map(slideOf), open }));
      link.focus({ preventScroll: true });
      open.current?.(at);
    });
  });
}

function slideOf(link: HTMLAnchorElement): Slide {
  const shown = link.querySelector('img');
  return {
    alt: shown?.alt ?? '',
    srcset: shown?.srcset ?? '',
    src: link.href,
    // The attributes have the size of the largest file; the properties have the size on the page.
    width: Number(shown?.getAttribute('width')),
    height: Number(shown?.getAttribute('height')),
  };
}
