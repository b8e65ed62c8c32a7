/** Every public address of the store, made in one place. None carries a region or a locale. */
export const paths = {
  home: '/',
  notFound: '/404',
  serverError: '/500',
  aboutUs: '/about-us',
  /** What the API is: for readers, and for programs. */
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
  /** Where links to bought files are asked for again. */
  downloads: '/downloads',
  /** A bought file, by the token that only its buyer has. */
  download: (token: string) => `/downloads/${token}`,
  faq: '/faq',
  feedback: '/feedback',
  /** How gift cards work, and where a balance is looked up. */
  giftCards: '/gift-cards',
  howItWorks: '/be-found#how-it-works',
  newsletter: '/newsletter',
  /** Where somebody asks to be told when a product is to be had again. */
  notify: '/notify',
  privacy: '/privacy',
  /** Where a buyer finds an order again, and its page by the link from a mail. */
  order: '/order',
  products: '/products',
  /** Where a buyer writes about a product, by a link from a mail. */
  review: '/review',
  /** What somebody has saved on this device; its list may stand in the fragment. */
  saved: '/saved',
  search: '/search',
  success: '/basket/success',
  terms: '/terms',
  /** Where a mail's reader ends such mails. */
  unsubscribe: '/unsubscribe',
  /** Where a form that was sent without script leads. */
  thanks: '/contact/thanks',
  /** The fixed text of a page, for printing and citing. */
  constant: (path: string) => (path === '/be-found' ? '/be-found/constants' : `${path}/constant`),
  withdraw: '/withdraw',
  creator: (handle: string) => `/creators/${handle}`,
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
  /** An address that shows one region's prices to whoever opens it, for machines that list a price. */
  inRegion: (path: string, region: string) => `${path}?region=${region}`,
  /** What the store sells in a region, for shopping services. */
  productFeed: (region: string) => `/feeds/products-${region.toLowerCase()}.xml`,
  /** `categoryId` is `section/category`, as content names it. */
  category: (categoryId: string) => `/${categoryId}`,
} as const;

/** Pages that a function fills in for one visitor before they are sent. A test holds each against its function. */
export const PAGES_OF_FUNCTIONS: readonly string[] = [
  paths.success,
  paths.fundingSuccess,
  paths.thanks,
  paths.search,
  paths.order,
  paths.newsletter,
  paths.notify,
  paths.unsubscribe,
  paths.review,
];
