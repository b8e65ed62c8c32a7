/** The comments around what a function may replace in a built page. */
export function slotMarkers(name: string): { start: string; end: string } {
  return { start: `<!--slot:${name}-->`, end: `<!--/slot:${name}-->` };
}
