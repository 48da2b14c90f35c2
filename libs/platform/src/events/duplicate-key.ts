import { mongo } from 'mongoose';

export const duplicateKeyCode = 11000;

/** Whether a write failed because a unique index already holds the value. */
export function isDuplicateKey(error: unknown): error is mongo.MongoServerError {
  return error instanceof mongo.MongoServerError && error.code === duplicateKeyCode;
}
