/** Between two parts of a line. It wraps with the part after it, so that no line ends in a dot. */
export const DOT = ' ·\u00a0';
