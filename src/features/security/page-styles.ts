/**
 * SHA-256 hashes of the style sheets that stand in pages. Written by the build (config/page-heads.ts) and kept here, so that
 * the edge function has them: never by hand. After a merge, or a change of styles, commit what the build has written.
 */
export const PAGE_STYLES: readonly string[] = [
  '0KKKCQBBvLTFOMD2Ymo0kqnBmHKto0UbunnG5OMhvA0=',
  '1VoJ44KINfM6Vxk0yo8SDequt05HbF0sqjNa67zPvic=',
  '6ZLfjRQ+NQQlfS2tQA7GuTkyhomzbMX7+dvW6MalodE=',
  'JkIHnJlY+vvILTuqUCLYPDs9+nQvSZ+3/tHrpP4QPMY=',
  'Knx22ic5Mt6bUc3Vl0/Ku8+eClxuINvo0tbjKPk8w3Y=',
  'LfYa9auheckpcLzdSgp+4K/f0C6JKzce5yrnE1nJGu8=',
  'RC9BhMkLfDkOBJcBqdYBQyUAr0Nv7599WDRE44i+lSA=',
  'RaS0KHIjgy8tjPTKdssOxCFSP+5E+wHGCsYLM2h6pcE=',
  'U83rOxBPdP/g95NqziYwH47ajQamA6DaYG9ZQLLkbuQ=',
  'VRVn64rlXderDqzwxmp2Z5l87SxpDf2ckbRVzIMzxgY=',
  'Wlxr6rv3WrAFNbyDodQn9tQq6f1tyAo6SM+MPeRs6yY=',
  'Z0u98KH5R7qQbLZIcUNoAvy7jYz8LTsNNp5Xxmapa5M=',
  'aRfvcfsAWMvhxXlypV1xQGGPGovMagWq4xc5q5uVprk=',
  'cTGotZ02P3hdxiPTWgintTAgH5SxZ7bZmeagk67snZ0=',
  'drwB22Zz9CozHdg36KFK42o+0eZl3ey0U1jaba2UaRc=',
  'lBaJDnZpyJK/cTrFwslqwJkkE9pwoW2d5AVIDUfEsnw=',
];
