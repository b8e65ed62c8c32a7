/**
 * The desk's page for every path under /desk. Its script (src/desk/main.tsx) shows the screen of the address.
 */
export const DESK_PAGE = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Desk</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/desk-files/main.css">
    <script type="module" src="/desk-files/main.js"></script>
  </head>
  <body>
    <div id="desk"></div>
    <noscript><p>The desk needs JavaScript. Please allow it for this site, and load the page again.</p></noscript>
  </body>
</html>
`;
