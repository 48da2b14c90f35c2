import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { mongo } from 'mongoose';
import { problemOf, retryAfterOf } from './problem';

const coded = (code: string | number, syscall?: string) => Object.assign(new Error('oh'), { code, syscall });
const named = (name: string) => Object.defineProperty(new Error('oh'), 'name', { value: name });

describe('an error at the edge', () => {
  it.each([
    ['a store that refuses connections', coded('ECONNREFUSED')],
    ['a connection that broke', new Error('fetch failed', { cause: coded('ECONNRESET') })],
    ['a socket that is not there', coded('ENOENT', 'connect')],
    ['a database that is cut off', new mongo.MongoNetworkError('connection closed')],
    ['a database that is nowhere', new mongo.MongoServerSelectionError('none', {} as never)],
    ['a database that shuts down', new mongo.MongoServerError({ code: 11_600 })],
    ['a database that has left', new mongo.MongoServerClosedError()],
    ['a database whose connections were all given up', named('MongoPoolClearedError')],
    ['a database that does not answer in time', new mongo.MongoOperationTimeoutError('late')],
    ['a database of which we are letting go', new mongo.MongoNotConnectedError('closed')],
  ])('is worth another try when it is %s', (_, error) => {
    expect(problemOf(error, 'trace')).toMatchObject({ status: 503, code: 'service.unavailable' });
    expect(retryAfterOf(error)).toBeGreaterThan(0);
  });

  it.each([
    ['a mistake of ours', new TypeError('undefined is no function')],
    ['a file that is missing', coded('ENOENT', 'open')],
    ['a write that a rule of the database refuses', new mongo.MongoServerError({ code: 121 })],
  ])('is our fault when it is %s', (_, error) => {
    expect(problemOf(error, 'trace')).toMatchObject({ status: 500, code: 'service.fault' });
    expect(retryAfterOf(error)).toBeUndefined();
  });

  it('says when to come again in its own words, when it has some', () => {
    const unavailable = commonErrors['service.unavailable'];
    expect(retryAfterOf(new AppError(unavailable, { retryAfterSeconds: 30 }))).toBe(30);
    expect(retryAfterOf(new AppError(unavailable))).toBeGreaterThan(0);
    expect(retryAfterOf(new AppError(commonErrors['resource.missing']))).toBeUndefined();
  });
});
