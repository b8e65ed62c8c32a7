/** The HTML comments around a part of a built page that a function may replace. */
export function slotMarkers(name: string): { start: string; end: string } {
  return { start: `<!--slot:${name}-->`, end: `<!--/slot:${name}-->` };
}
