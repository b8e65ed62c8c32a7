import { about } from './about.ts';
import { basket } from './basket.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { creators } from './creators.ts';
import { discover } from './discover.ts';
import { faq } from './faq.ts';
import { feedback } from './feedback.ts';
import { footer } from './footer.ts';
import { fundings } from './fundings.ts';
import { home } from './home.ts';
import { mails } from './mails.ts';
import { newsletter } from './newsletter.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';
import { search } from './search.ts';
import { sell } from './sell.ts';
import { withdraw } from './withdraw.ts';

/** The words of the interface in English, by feature: the default of every shop. */
export const en = {
  about,
  basket,
  blog,
  contact,
  creators,
  discover,
  faq,
  feedback,
  footer,
  fundings,
  home,
  mails,
  newsletter,
  orders,
  products,
  recipes,
  search,
  sell,
  withdraw,
};
