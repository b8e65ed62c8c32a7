
    import { test } from 'vitest';
    test('ends the process', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });
  