import type { AstroIntegration } from 'astro';

/**
 * Renders the React components of pages, once and without a stream. Astro's own renderer first renders them
 * to see whether they are React's, and then through a web stream: a fifth of the time of a build of pages.
 */
export function reactPages(): AstroIntegration {
  return {
    name: 'found:react-pages',
    hooks: {
      'astro:config:setup': ({ addRenderer }) =>
        addRenderer({
          name: 'found:react-pages',
          serverEntrypoint: new URL('react-pages-server.ts', import.meta.url),
        }),
    },
  };
}
