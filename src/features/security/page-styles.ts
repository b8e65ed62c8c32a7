/**
 * SHA-256 hashes of the style sheets that stand in pages. Written by the build (config/page-heads.ts) and kept here, so that
 * the edge function has them: never by hand. After a merge, or a change of styles, commit what the build has written.
 */
export const PAGE_STYLES: readonly string[] = [
  '+zNMG08lgs49kVePuY1MXK7qfl08uAGUsUdsCpD/MKI=',
  '6xxos18wag65QqKi5IRzXT2+s2qe6g2bxCdvxPzA7TI=',
  '7JCfwpCRjUXeL/NfjrM/oyALZcZCEdLKgbNjNJnxROQ=',
  '7xvB7Ayd9FU288WeDeXymEpwAEBsGiZbLmFJGkhBHxs=',
  'DnFPxwnvooEiRPO8LxEutY13NnB21jS25mWJskhHLx0=',
  'FIFrHAhTrHncSqdiUPEoAmDBFT5TkOKwcYDgULXx+Ks=',
  'JkIHnJlY+vvILTuqUCLYPDs9+nQvSZ+3/tHrpP4QPMY=',
  'NtAE4dp/OWtKSvY8PhLwBNUB/LJDsN37CacLSV07iQ4=',
  'Nw7H4azL7fthlMAen0Qg8H3U7ZDTs1NTMJSQ4dqVsYE=',
  'Rrh2UM0B471iMH4420X/xU6N+SXX4FsH2qJ5CYnfoXE=',
  'UrT27Szkgr2EmNvZ6OEFM7tXW0m15Aq/i5wVW0BBHdQ=',
  'c5E5GbiqevjV8SGBUpBZEFuw3sQIorMVLI8e/+BtaE8=',
  'o/xH1GDde37MT96Zod/98gfur3jUBvw0/bPQYNboLW4=',
  'pmZt+3o3ODZItwsqwnmllz7rEkW7bnPYyh2039v2da0=',
  'rfGAqhsAsFaZd7i/9csqtYqnVXAxTM1DgT3uQhFZKVo=',
  'yqmNpKWIK+MyV6iIJsoONUif4N/Pj+zvuo4hhObO1WA=',
];
