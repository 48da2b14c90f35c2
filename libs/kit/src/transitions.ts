/**
 * A lifecycle as data: each state names the states it may become. The table is the documentation.
 *
 * @example
 * const orderStates = transitions({ open: ['completed', 'cancelled'], completed: [], cancelled: [] });
 * orderStates.allows('open', 'completed'); // true
 */
export interface Transitions<State extends string> {
  readonly states: readonly State[];
  allows(from: State, to: State): boolean;
  from(state: State): readonly State[];
}

export function transitions<State extends string>(table: {
  readonly [From in State]: readonly NoInfer<State>[];
}): Transitions<State> {
  const states = Object.keys(table) as State[];
  return {
    states,
    allows: (from, to) => table[from].includes(to),
    from: (state) => table[state],
  };
}
