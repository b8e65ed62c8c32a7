/** Up to this count every page is shown. */
const ALL = 7;

/**
 * The pages that a pager links to: the first, the last, and those beside `page`. A list of hundreds of pages
 * would otherwise have more links than entries. Undefined is a gap.
 */
export function pagerNumbers(page: number, count: number): (number | undefined)[] {
  const numbers: (number | undefined)[] = [];
  let last = 0;
  for (let number = 1; number <= count; number += 1) {
    const isShown = count <= ALL || number === 1 || number === count || Math.abs(number - page) <= 1;
    if (!isShown) continue;
    // A gap of one page has the place of its number.
    if (number === last + 2) numbers.push(last + 1);
    else if (number > last + 2) numbers.push(undefined);
    numbers.push(number);
    last = number;
  }
  return numbers;
}
