import { recordReceipt } from '@vybac/contracts/messaging';
import { ServicesStandIn } from '@vybac/testing/services';
import { Receipts } from './receipts';

function messaging() {
  const services = new ServicesStandIn();
  services.answer(recordReceipt, () => undefined);
  return { services, receipts: new Receipts(services), heard: () => services.askedFor(recordReceipt) };
}

describe('receipts', () => {
  it('of a burst reach messaging as one, with the furthest point of each kind', async () => {
    const { receipts, heard } = messaging();
    await Promise.all([
      receipts.report('ana', 'talk', { delivered: 1 }),
      receipts.report('ana', 'talk', { delivered: 4 }),
      receipts.report('ana', 'talk', { read: 3 }),
      receipts.report('ana', 'talk', { read: 2 }),
    ]);
    expect(heard()).toEqual([{ params: { id: 'talk' }, body: { actorId: 'ana', delivered: 4, read: 3 } }]);
  });

  it('of other people and conversations are apart', async () => {
    const { receipts, heard } = messaging();
    await Promise.all([
      receipts.report('ana', 'talk', { read: 1 }),
      receipts.report('ben', 'talk', { read: 2 }),
      receipts.report('ana', 'other talk', { read: 3 }),
    ]);
    expect(heard()).toHaveLength(3);
  });

  it('that come after a burst are told again', async () => {
    const { receipts, heard } = messaging();
    await receipts.report('ana', 'talk', { read: 1 });
    await receipts.report('ana', 'talk', { read: 2 });
    expect(heard().map((input) => (input as { body: { read: number } }).body.read)).toEqual([1, 2]);
  });

  it('that messaging does not take fail for whoever reported them, and the next are tried anew', async () => {
    const services = new ServicesStandIn();
    const receipts = new Receipts(services);
    const [first, second] = await Promise.allSettled([
      receipts.report('ana', 'talk', { read: 1 }),
      receipts.report('ana', 'talk', { read: 2 }),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    services.answer(recordReceipt, () => undefined);
    await expect(receipts.report('ana', 'talk', { read: 2 })).resolves.toBeUndefined();
  });
});
