/** One figure, what it is compared with, and what it should be. Without `atLeast` and `atMost` it is only told. */
export interface Goal {
  readonly path: string;
  readonly measure: string;
  readonly product: string;
  readonly ceiling: string;
  readonly value: number;
  readonly unit: '×' | 'ms' | 's' | 'MiB' | '/s' | '%';
  readonly atLeast?: number;
  readonly atMost?: number;
}

const widths = [30, 22, 14, 14, 12, 12, 4];
const digits = { '×': 2, ms: 0, s: 2, MiB: 0, '/s': 0, '%': 1 } as const;

export function print(goals: readonly Goal[]): void {
  for (const goal of goals)
    line([
      goal.path,
      goal.measure,
      goal.product,
      goal.ceiling,
      valueOf(goal),
      goalOf(goal),
      isMet(goal) ? 'yes' : 'NO',
    ]);
}

export function printHead(): void {
  line(['path', 'measure', 'product', 'ceiling', 'figure', 'goal', 'met']);
  line(widths.map((width) => '─'.repeat(width)));
}

export function isMet({ value, atLeast = -Infinity, atMost = Infinity }: Goal): boolean {
  return value >= atLeast && value <= atMost;
}

function valueOf({ value, unit }: Goal): string {
  return `${value.toFixed(digits[unit])} ${unit}`;
}

function goalOf({ atLeast, atMost, unit }: Goal): string {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`;
  return atMost === undefined ? '' : `≤ ${atMost} ${unit}`;
}

function line(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' ')}\n`);
}
