type Action = () => void | Promise<void>;

const armed = new Map<string, Action>();

/**
 * A named place where a test may let the process die, wait or fail. Costs one lookup in an empty map when nothing is armed.
 *
 * Armed from outside by `VYBAC_FAILPOINT=<name>` (the process kills itself with SIGKILL when it first comes by) or
 * `<name>@<n>` (when it comes by for the n-th time), and inside a test by {@link armFailpoint}.
 *
 * @example
 * await failpoint('outbox.after-publish');
 */
export function failpoint(name: string): void | Promise<void> {
  if (armed.size === 0) return;
  return armed.get(name)?.();
}

/**
 * Lets `action` run each time the place is passed; what it throws is thrown there. Answers how to disarm it.
 *
 * @example
 * const disarm = armFailpoint('outbox.after-publish', () => { throw new Error('the process died here'); });
 */
export function armFailpoint(name: string, action: Action): () => void {
  armed.set(name, action);
  return () => armed.delete(name);
}

function armFromEnvironment(setting: string | undefined): void {
  if (!setting) return;
  const [name = '', count = '1'] = setting.split('@');
  let remaining = Number(count);
  armFailpoint(name, () => {
    remaining -= 1;
    if (remaining <= 0) process.kill(process.pid, 'SIGKILL');
  });
}

// eslint-disable-next-line no-restricted-properties -- armed from outside, in any process and before its configuration is read
armFromEnvironment(process.env['VYBAC_FAILPOINT']);
