/**
 * The page for when the error page itself fails. The edge has the default words, since the platform bundles
 * it from its source.
 */

export const heading = 'An error occurred while showing the error page';
export const home = 'Go back to home';
