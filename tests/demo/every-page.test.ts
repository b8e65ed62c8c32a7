/** The checks of all pages, on the demo. */
import '../build/every-page.test.ts';
