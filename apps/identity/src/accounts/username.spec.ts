import { usernameProblem } from '@vybac/contracts/identity';
import { SystemIds } from '@vybac/platform';
import { similarUsernames, usernameKey } from './username';

describe('usernames', () => {
  it('are the same in upper and lower case', () => {
    expect(usernameKey('Maria_G')).toBe(usernameKey('mARIA_g'));
  });

  it.each(['maria', 'm'.repeat(30)])('like %s can be suggested: each allowed, none twice', (username) => {
    const names = similarUsernames(username, new SystemIds());
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => usernameProblem(name) !== null)).toEqual([]);
  });
});
