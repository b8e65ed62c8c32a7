/** Every public address of the store, made in one place. None carries a region or a locale. */
export const paths = {
  home: '/',
  aboutUs: '/about-us',
  accessibility: '/accessibility',
  basket: '/basket',
  beFound: '/be-found',
  blog: '/blog',
  contact: '/contact',
  cookies: '/cookies',
  creators: '/creators',
  discover: '/discover',
  faq: '/faq',
  feedback: '/feedback',
  howItWorks: '/be-found#how-it-works',
  privacy: '/privacy',
  products: '/products',
  search: '/search',
  success: '/basket/success',
  terms: '/terms',
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
  recipe: (id: string) => `/recipe/${id}`,
  section: (slug: string) => `/${slug}`,
  /** `categoryId` is `section/category`, as content names it. */
  category: (categoryId: string) => `/${categoryId}`,
} as const;
