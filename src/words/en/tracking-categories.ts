/** What the services that need a consent do. `{service}` is the name of one. */

export const analytics = 'Analytics';
export const analyticsText =
  '{service} counts which pages are read and what is put into baskets, so that we see what is of use.';
export const marketing = 'Marketing';
export const marketingText =
  '{service} notes what you look at and put into your basket, so that what we send fits those who asked for it.';
