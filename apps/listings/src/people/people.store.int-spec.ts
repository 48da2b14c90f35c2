import { randomUUID } from 'node:crypto';
import { ListingsInTest } from '../../test/listings-in-test';
import { PeopleStore } from './people.store';
import type { Person } from './person';

let market: ListingsInTest;
let people: PeopleStore;
beforeAll(async () => {
  market = await ListingsInTest.start();
  people = market.service.app.get(PeopleStore);
});
afterAll(() => market.stop());

const ana = (id: string, version: number) => {
  const username = `ana${version}`;
  const person: Person = {
    ...{ id, kind: 'user', name: username, username, avatarUrl: null },
    ...{ verifiedSeller: false, memberSince: null },
  };
  return { person, version };
};

describe('what is remembered of a person', () => {
  it('is the newest that was said, also when all is said at once about somebody new', async () => {
    const versions = Array.from({ length: 6 }, (_, version) => version);
    for (let round = 0; round < 300; round += 1) {
      const id = randomUUID();
      await Promise.all(versions.map((version) => people.keep(ana(id, version))));
      expect(await people.find(id)).toEqual(ana(id, 5));
    }
  });

  it('says what was news', async () => {
    const id = randomUUID();
    expect(await people.keep(ana(id, 2))).toBe(true);
    expect(await people.keep(ana(id, 2))).toBe(false);
    expect(await people.keep(ana(id, 1))).toBe(false);
    expect(await people.keep(ana(id, 3))).toBe(true);
  });
});
