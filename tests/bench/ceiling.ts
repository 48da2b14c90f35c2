import { type Server, startServer } from './server';

/** Starts a file of `ceilings/` as a process of its own. */
export function startCeiling(name: string, environment: Readonly<Record<string, string>>): Promise<Server> {
  return startServer(['--require', './scripts/parts/typescript.cjs', `tests/bench/ceilings/${name}.ts`], environment);
}
