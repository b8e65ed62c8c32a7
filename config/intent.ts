import type { AstroIntegration } from 'astro';

/**
 * Adds `client:intent`: an island is loaded when the shopper means to use it, and not before
 * (`client:intent="idle"`: also as soon as the browser has nothing else to do).
 */
export function intent(): AstroIntegration {
  return {
    name: 'found:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
      },
    },
  };
}
