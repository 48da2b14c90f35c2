import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { Leases } from '@vybac/platform';
import type { Connection } from 'mongoose';
import { startDatabases, type Databases } from './databases';

describe('a lease', () => {
  let databases: Databases;
  let connection: Connection;
  beforeAll(async () => {
    databases = await startDatabases();
    connection = await databases.open();
  });
  afterAll(() => databases.close());

  const collection = () => connection.collection<{ _id: string; owner: string; until: Date }>('leases');

  it('belongs to one of many who want it', async () => {
    const fences = await Promise.all(Array.from({ length: 20 }, () => new Leases(connection).acquire('wanted')));
    expect(fences.filter((fence) => fence !== null)).toEqual([1]);
  });

  it('goes on to the next with a higher number when it is released or its term has passed', async () => {
    const [first, second, third] = [new Leases(connection), new Leases(connection), new Leases(connection)];
    expect(await first.acquire('handed-on')).toBe(1);
    expect(await second.acquire('handed-on')).toBeNull();
    await first.release('handed-on');
    expect(await second.acquire('handed-on')).toBe(2);
    expect(await first.renew('handed-on', 1)).toBe(false);

    await collection().updateOne({ _id: 'handed-on' }, { $set: { until: new Date(0) } });
    expect(await third.acquire('handed-on')).toBe(3);
    expect(await second.renew('handed-on', 2)).toBe(false);
    expect([...(await third.renewAll())]).toEqual([['handed-on', 3]]);
    expect([...(await second.renewAll())]).toEqual([]);
  });

  it('is inherited at once from a process that died on this machine, not from one that lives', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    const leases = new Leases(connection);
    await leases.acquire('inherited');
    await collection().updateOne({ _id: 'inherited' }, { $set: { owner: `${hostname()}/${child.pid}/x` } });
    expect(await leases.acquire('inherited')).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await leases.acquire('inherited')).toBe(2);
  });
});
