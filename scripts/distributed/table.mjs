const isTerminal = process.stdout.isTTY;

/**
 * The table of what runs. In a terminal it stays in its place; elsewhere each change is a line.
 * @returns {{ set(name: string, row: { state?: string, address?: string }): void }}
 */
export function openTable() {
  const rows = new Map();
  let drawn = 0;
  return {
    set(name, change) {
      const before = rows.get(name);
      const row = { state: '', address: '', ...before, ...change };
      if (before?.state === row.state) return;
      rows.set(name, row);
      if (!isTerminal) return void process.stdout.write(`${line(name, row)}\n`);
      const up = drawn > 0 ? `\x1b[${drawn}A` : '';
      const lines = [...rows].map(([one, its]) => `\x1b[2K${line(one, its)}\n`);
      process.stdout.write(up + lines.join(''));
      drawn = lines.length;
    },
  };
}

function line(name, { state, address }) {
  return `  ${name.padEnd(18)} ${state.padEnd(22)} ${address}`;
}
