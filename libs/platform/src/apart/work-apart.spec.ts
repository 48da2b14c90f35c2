import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TaskFailed } from './task-failed';
import { type ApartSettings, WorkApart } from './work-apart';

/** What the workshop below can do. */
interface Workshop {
  pid(): number;
  /** After that many milliseconds. */
  slowly(milliseconds: number): number;
  /** Notes its process in the file, and dies over it while fewer than `deaths` are noted there. */
  risky(file: string, deaths: number): string;
  refuse(words: string): never;
  tail(bytes: Uint8Array): { bytes: Uint8Array };
}

const built = JSON.stringify(join(__dirname, '../../dist/apart'));
const workshop = `
  const { appendFileSync, readFileSync } = require('node:fs');
  require(${built}).doApart({
    pid: () => process.pid,
    slowly: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds, process.pid)),
    risky: (file, deaths) => {
      appendFileSync(file, process.pid + '\\n');
      if (readFileSync(file, 'utf8').trim().split('\\n').length <= deaths) process.kill(process.pid, 'SIGKILL');
      return 'done';
    },
    refuse: (words) => { throw new Error(words); },
    tail: (bytes) => ({ bytes: bytes.subarray(1) }),
  });`;

let folder: string;
let apart: WorkApart<Workshop>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vybac-apart-'));
  apart = opens();
});
afterEach(async () => {
  await apart.close();
  rmSync(folder, { recursive: true });
});

const writes = (name: string, program: string): string => {
  writeFileSync(join(folder, name), program);
  return join(folder, name);
};
const opens = (settings: Partial<ApartSettings> = {}) =>
  new WorkApart<Workshop>({
    program: writes('workshop.cjs', workshop),
    atOnce: 1,
    idleFor: 60_000,
    longest: 60_000,
    ...settings,
  });

describe('work apart', () => {
  it('is done by another process, which is kept for the next task', async () => {
    const first = await apart.do('pid');
    expect(first).not.toBe(process.pid);
    expect(await apart.do('pid')).toBe(first);
  });

  it('takes bytes and brings them back', async () => {
    const { bytes } = await apart.do('tail', Buffer.from('abc'));
    expect(Buffer.from(bytes).toString()).toBe('bc');
  });

  it('gives way to others when it is told to', async () => {
    apart = opens({ priority: constants.priority.PRIORITY_LOW });
    expect(getPriority(await apart.do('pid'))).toBe(constants.priority.PRIORITY_LOW);
  });

  it('lets its process go when there is nothing to do for a while, and takes another later', async () => {
    apart = opens({ idleFor: 50 });
    const first = await apart.do('pid');
    await eventually(() => !isRunning(first));
    expect(await apart.do('pid')).not.toBe(first);
  });

  it('has no more processes than it may; what is too much waits', async () => {
    apart = opens({ atOnce: 2 });
    const pids = await Promise.all(Array.from({ length: 8 }, () => apart.do('slowly', 20)));
    expect(new Set(pids).size).toBe(2);
  });
});

describe('a task', () => {
  it('whose process dies is done by another', async () => {
    const deaths = join(folder, 'deaths');
    expect(await apart.do('risky', deaths, 1)).toBe('done');
    expect(new Set(linesOf(deaths)).size).toBe(2);
  });

  it('whose process dies while it has none waits for nothing', async () => {
    const first = await apart.do('pid');
    process.kill(first, 'SIGKILL');
    expect(await apart.do('pid')).not.toBe(first);
  });

  it('over which two processes die has failed, and the next one is done', async () => {
    const deaths = join(folder, 'deaths');
    const failing = apart.do('risky', deaths, 9);
    await expect(failing).rejects.toThrow(new TaskFailed('Not done: its process ended with SIGKILL'));
    expect(linesOf(deaths)).toHaveLength(2);
    expect(isRunning(await apart.do('pid'))).toBe(true);
  });

  it('that takes too long has failed, and the next one is done', async () => {
    apart = opens({ longest: 1_500 });
    const first = await apart.do('pid');
    const failing = apart.do('slowly', 60_000);
    const next = apart.do('pid');
    await expect(failing).rejects.toThrow(new TaskFailed('Not done: it took longer than 1500 ms'));
    expect(await next).not.toBe(first);
    expect(isRunning(first)).toBe(false);
  });

  it('that is refused tells why, and its process is kept', async () => {
    const first = await apart.do('pid');
    await expect(apart.do('refuse', 'Not on Sundays')).rejects.toThrow(new TaskFailed('Not on Sundays'));
    expect(await apart.do('pid')).toBe(first);
  });

  it('is not to blame when no process comes up', async () => {
    apart = opens({ program: writes('broken.cjs', 'process.exit(3)') });
    const failing = apart.do('pid');
    await expect(failing).rejects.toThrow('No process came up for it: its process ended with 3');
    await expect(failing).rejects.not.toBeInstanceOf(TaskFailed);
  });

  it('is not to blame when all is closed: what is under way fails, and no process is left', async () => {
    const first = await apart.do('pid');
    const tasks = [apart.do('slowly', 60_000), apart.do('pid')].map((task) => task.catch((error: unknown) => error));
    await apart.close();
    expect(isRunning(first)).toBe(false);
    for (const error of await Promise.all(tasks)) {
      expect(error).toEqual(new Error('Whoever does this has been closed'));
      expect(error).not.toBeInstanceOf(TaskFailed);
    }
  });
});

describe('a process that has work done apart', () => {
  it('ends when it has nothing else to do, and what it kept ends with it', async () => {
    const settings = JSON.stringify({
      program: join(folder, 'workshop.cjs'),
      atOnce: 2,
      idleFor: 60_000,
      longest: 60_000,
    });
    const parent = `
      const apart = new (require(${built}).WorkApart)(${settings});
      Promise.all([apart.do('slowly', 50), apart.do('slowly', 50)]).then((pids) => console.log(pids.join(' ')));`;
    const { stdout } = await promisify(execFile)(process.execPath, [writes('parent.cjs', parent)], { timeout: 30_000 });
    const pids = stdout.trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    await eventually(() => !pids.some(isRunning));
  });
});

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').trim().split('\n');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function eventually(happened: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !happened(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(happened()).toBe(true);
}
