import { join } from 'node:path';
import { ensurePrivateLoader } from './private-loader';

/** The engine is built against this version of the GNU C library (Debian 13, Ubuntu 24.04, Fedora 39 have it). */
const NEEDED_GLIBC = [2, 38] as const;

/** Plain JavaScript: it runs from the sources under Jest, and from `dist`, where the build copies it. */
export const ENGINE_SCRIPT = join(__dirname, 'engine.child.cjs');

export interface EngineCommand {
  kind: 'native' | 'private-loader';
  /** Program and arguments that run `node` so that it can load the engine. */
  program: string[];
}

/** How to run the engine on this machine; fetches a newer C library for it alone where the system's is too old. */
export async function engineCommand(): Promise<EngineCommand> {
  if (process.platform !== 'linux' || isRecentEnough(systemGlibc()))
    return { kind: 'native', program: [process.execPath] };
  return { kind: 'private-loader', program: [...(await ensurePrivateLoader()), process.execPath] };
}

function systemGlibc(): string | undefined {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

/** Whether a glibc version such as "2.36" meets the engine. A system without glibc (Alpine) has no version at all. */
export function isRecentEnough(version: string | undefined): boolean {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  return major > NEEDED_GLIBC[0] || (major === NEEDED_GLIBC[0] && minor >= NEEDED_GLIBC[1]);
}
