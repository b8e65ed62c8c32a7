/** All public paths of the store. None contains a region or a locale. */
export const paths = {
  home: '/',
  notFound: '/404',
  serverError: '/500',
  aboutUs: '/about-us',
  /** The API documentation: for readers, and for programs. */
  api: '/api',
  openApi: '/api/openapi.json',
  accessibility: '/accessibility',
  basket: '/basket',
  beFound: '/be-found',
  blog: '/blog',
  contact: '/contact',
  cookies: '/cookies',
  creators: '/creators',
  discover: '/discover',
  /** Where buyers request download links again. */
  downloads: '/downloads',
  /** A bought file, by the secret token of its buyer. */
  download: (token: string) => `/downloads/${token}`,
  faq: '/faq',
  feedback: '/feedback',
  /** How gift cards work, and the balance look-up. */
  giftCards: '/gift-cards',
  howItWorks: '/be-found#how-it-works',
  newsletter: '/newsletter',
  /** Where shoppers sign up for a back-in-stock notice. */
  notify: '/notify',
  privacy: '/privacy',
  /** Where buyers look up an order, and its page by the link in a mail. */
  order: '/order',
  /** Its invoice and credit notes, by the same link. */
  invoice: '/order/invoice',
  products: '/products',
  /** Where buyers write a review, by the link in a mail. */
  review: '/review',
  /** The saved items of this device. A shared list is in the fragment. */
  saved: '/saved',
  search: '/search',
  success: '/basket/success',
  terms: '/terms',
  /** Where readers unsubscribe from mails. */
  unsubscribe: '/unsubscribe',
  /** Where a form without JavaScript leads after it was sent. */
  thanks: '/contact/thanks',
  /** The plain version of a page, for printing and citing. */
  constant: (path: string) => (path === '/be-found' ? '/be-found/constants' : `${path}/constant`),
  withdraw: '/withdraw',
  /** A creator's page. A shop that makes everything itself has no handle, and its page is the About page. */
  creator: (handle: string) => (handle ? `/creators/${handle}` : '/about-us'),
  creatorsPage: (letter: string | undefined, page: number) =>
    `/creators${letter ? `/letter/${letter.toLowerCase()}` : ''}${page > 1 ? `/page/${page}` : ''}`,
  product: (id: string) => `/products/${id}`,
  productsPage: (page: number) => (page > 1 ? `/products/page/${page}` : '/products'),
  article: (id: string) => `/blog/${id}`,
  blogPage: (page: number) => (page > 1 ? `/blog/page/${page}` : '/blog'),
  blogFeed: '/blog/rss.xml',
  recipesFeed: '/recipes/rss.xml',
  funding: (id: string) => `/funding/${id}`,
  fundings: '/funding',
  fundingSuccess: '/funding/success',
  recipe: (id: string) => `/recipe/${id}`,
  section: (slug: string) => `/${slug}`,
  /** A page of the shop's own. */
  page: (id: string) => `/${id}`,
  /** An address that shows the prices of a region to every visitor, for feeds and search engines. */
  inRegion: (path: string, region: string) => `${path}?region=${region}`,
  /** The product feed of a region, for shopping services. */
  productFeed: (region: string) => `/feeds/products-${region.toLowerCase()}.xml`,
  /** `categoryId` is `section/category`, as in the content. */
  category: (categoryId: string) => `/${categoryId}`,
} as const;

/** Pages that a function completes for each visitor. A test compares the list with the functions. */
export const PAGES_OF_FUNCTIONS: readonly string[] = [
  paths.success,
  paths.fundingSuccess,
  paths.thanks,
  paths.search,
  paths.order,
  paths.invoice,
  paths.newsletter,
  paths.notify,
  paths.unsubscribe,
  paths.review,
];
