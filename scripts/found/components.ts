/** `npx found components`: writes the list of this release's components. */
import type { Command } from '../lib/command-line/command.ts';

export const examples = [['', 'writes found-<version>.cdx.json']] as const;

/** Declares the command. */
export function declare(components: Command): void {
  components.action(async () => {
    const { writeComponents } = await import('../lib/write-components.ts');
    const { file, count } = await writeComponents();
    console.log(`${file}: ${count} components.`);
  });
}
