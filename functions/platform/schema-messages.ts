import { en } from 'zod/locales';
import { config } from 'zod/mini';

// zod/mini comes without words of its own; a browser shows none of them, an API's caller reads them.
config(en());
