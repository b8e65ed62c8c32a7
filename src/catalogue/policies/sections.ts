import type { RegionCode } from '#src/core/regions/regions.ts';
import { type Block, blocksFor, readMarkdown } from '#src/lib/light-markdown.ts';

/** A part of a policy: its heading, its summary, and the rest. */
export type PolicySection = { id: string; title: string; short?: Block; blocks: Block[] };

/**
 * Splits a policy for a region into parts. Each `##` heading starts one; text before the first is dropped.
 */
export function sectionsOf(source: string, region: RegionCode): PolicySection[] {
  const sections: PolicySection[] = [];
  for (const block of blocksFor(readMarkdown(source), region)) {
    const last = sections.at(-1);
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: block.text, blocks: [] });
    else if (last && block.kind === 'quote' && !last.short && last.blocks.length === 0) last.short = block;
    else last?.blocks.push(block);
  }
  return sections;
}
