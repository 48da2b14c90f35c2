/** What a process apart can do: a function for each kind of task. What goes in and comes out is plain data, also bytes. */
export type Tasks<Work> = { readonly [Name in keyof Work]: (...input: never[]) => unknown };

/** What a process apart is asked. */
export interface Asked {
  readonly name: string;
  readonly input: readonly unknown[];
}

/** What it says: once that it has come up, then what became of each task. */
export type Said = { readonly isReady: true } | { readonly result: unknown } | { readonly failure: string };
