export type Step = {
  /** Shows the progress next to the step's name, in a terminal only. */
  note: (text: string) => void;
  /** Ends the step, with its result. */
  done: (result?: string) => void;
};

type Out = { write(text: string): unknown; isTTY?: boolean | undefined };

/**
 * Numbered steps of a long task: `2/5  Pages  16 s  2,550 of them`. In a terminal the running step counts
 * its seconds; in a file each step is one line.
 * @param total the number of steps
 */
export function countedSteps(total: number, out: Out = process.stdout, now = () => performance.now()) {
  let count = 0;
  return function begin(name: string): Step {
    const head = `  ${++count}/${total}  ${name.padEnd(28)}`;
    const started = now();
    const seconds = () => `${Math.round((now() - started) / 1000)} s`.padStart(5);
    let noted = '';
    const show = () => out.write(`\r\u001b[K${head}${seconds()}  ${noted}`);
    const timer = out.isTTY ? setInterval(show, 500).unref() : undefined;
    out.write(out.isTTY ? head : `${head}`);
    return {
      note(text) {
        noted = text;
        if (out.isTTY) show();
      },
      done(result = noted) {
        clearInterval(timer);
        out.write(`${out.isTTY ? `\r\u001b[K${head}` : ''}${seconds()}  ${result}`.trimEnd().concat('\n'));
      },
    };
  };
}
