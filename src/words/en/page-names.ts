/** The names of pages: in menus, above headings, and in titles. */

export const home = 'Home';
export const discover = 'Discover';
export const blog = 'Blog';
export const aboutUs = 'About us';
export const howItWorks = 'How it works';
export const giftCards = 'Gift cards';
export const funding = 'Funding';
export const help = 'Help';
export const delivery = 'Delivery';
export const returns = 'Returns';
export const newsletter = 'Newsletter';
export const feedback = 'Feedback';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const cookies = 'Cookies';
export const accessibility = 'Accessibility';
/** The links to the pages above this one, as a screen reader calls them. */
export const breadcrumb = 'Breadcrumb';
/** The title of a page of a list that has several. */
export const numbered = '{title}, page {page}';
/** The same at the end of its description. */
export const descriptionOfPage = '{description} Page {page}.';
