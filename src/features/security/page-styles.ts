/**
 * SHA-256 hashes of the style sheets that stand in pages. Written by the build (config/page-heads.ts) and kept here, so that
 * the edge function has them: never by hand. After a merge, or a change of styles, commit what the build has written.
 */
export const PAGE_STYLES: readonly string[] = [
  'CdWXAUObTMv1W3pnHO+6BhA0vbYf85W/a4i+CMQ8z08=',
  'Cj5Y28m/lYfCvo9PqqRm/S8PSFBqfrUHubjdvFGuolU=',
  'EEszxhbtoy91Lq1AhwlwFO//UKlbrQQeRpUIFGRhIAQ=',
  'GPBqGX4xgRdCRjfR4gzIKg0JU3pTV4Q5srK6pTkYsLs=',
  'IhV6ZDHRQGxRhOVXzplY1Oh9hQO+f241vcCETpzzkHU=',
  'JkIHnJlY+vvILTuqUCLYPDs9+nQvSZ+3/tHrpP4QPMY=',
  'KSNFhi7wgRCXe8NnqbFBRA5grtKppo5li5KNkB0CVvY=',
  'RoH95vG2qBu36kuB0USv0qY84cNXcrv2x6SFcL33xXw=',
  'Uiuin8Dch0EO+YJ1gjgSoiIxzXAPP1Ejrd0qvB59P80=',
  'V+aZT+WMPL6+wJviZnoxSaofM0BOhMChci6qfqHkPdA=',
  'as/KczyXB2Iy/rnjHksLGXwpXqn8SvLYfhmKEJoT+m0=',
  'f4OXVKh2zuSOEtL/YXLe8N+9tDL5j/JrLjzyfIhtRVE=',
  'g8d7B1g4SIELoJOPFzQUiKFDa3XOzk3BS1SUSrf4cXU=',
  'mipq/MUcjrIVPdetKbg4uSeO/L48ej4lriXajdYj4UU=',
  'zJHmsKxcfXuZ7il799EBjA4uipjOd9lfCaitLqX7J8w=',
  'zqpzaXEL0Rn5b1zpNrs6eL69WJfFu0PM4RPlQ5vVCJo=',
];
