/** What the services that need a consent do. `{service}` is the name of one. */

export const analytics = 'Analytics';
export const analyticsText =
  '{service} counts which pages are viewed and what is added to baskets, so that we see what is useful.';
export const marketing = 'Marketing';
export const marketingText =
  '{service} records what you look at and add to your basket, so that the news you asked for suits you.';
