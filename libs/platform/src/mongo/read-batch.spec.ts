import { type Connection, mongo } from 'mongoose';
import { readBatch } from './read-batch';

const find = { find: 'listings', singleBatch: true };

/** A database that gives these answers, one for each question. */
function answering(...answers: readonly (Error | readonly unknown[])[]) {
  const left = [...answers];
  const command = jest.fn(() => {
    const answer = left.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ cursor: { firstBatch: answer } });
  });
  return { command, connection: { db: { command } } as unknown as Connection };
}

describe('reading one batch', () => {
  it('asks once more when the connection breaks', async () => {
    const { connection, command } = answering(new mongo.MongoNetworkError('connection closed'), [{ _id: 'bike' }]);
    await expect(readBatch(connection, find)).resolves.toEqual([{ _id: 'bike' }]);
    expect(command).toHaveBeenCalledTimes(2);
  });

  it('does not go on asking a database that is away', async () => {
    const broken = new mongo.MongoNetworkError('connection closed');
    const { connection, command } = answering(broken, broken, []);
    await expect(readBatch(connection, find)).rejects.toBe(broken);
    expect(command).toHaveBeenCalledTimes(2);
  });

  it('does not repeat a question that is wrong', async () => {
    const wrong = new mongo.MongoServerError({ message: 'unknown operator', code: 2 });
    const { connection, command } = answering(wrong, []);
    await expect(readBatch(connection, find)).rejects.toBe(wrong);
    expect(command).toHaveBeenCalledTimes(1);
  });
});
