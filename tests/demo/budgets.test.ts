/** The weights of all pages, on the demo. */
import '../build/budgets.test.ts';
