import { mongo } from 'mongoose';
import { eventually } from '../../support/eventually';

type Row = Record<string, unknown> & { _id: string };

/** Services that announce events, and where their outboxes are. */
const outboxes = { identity: ['people', 'sessions'], listings: ['listings'], messaging: ['messages', 'offers'] };

/** The databases behind a running marketplace, for verdicts that nobody can reach over HTTP. Only reads, but for `poison`. */
export class Backstage {
  private constructor(private readonly client: mongo.MongoClient) {}

  static async open(uri: string): Promise<Backstage> {
    return new Backstage(await mongo.MongoClient.connect(uri, { writeConcern: { w: 1, j: true } }));
  }

  collection<Document extends object = Row>(service: string, name: string): mongo.Collection<Document> {
    return this.client.db(`vybac_${service.replaceAll('-', '_')}`).collection<Document>(name);
  }

  /** Waits until every event is out of its outbox, and every group has dealt with all of its topic. */
  async settles(patience = 60_000): Promise<void> {
    await eventually(async () => {
      expect(await this.unpublished()).toEqual({});
      expect(await this.behind()).toEqual([]);
      expect(await this.parked()).toEqual([]);
    }, patience);
  }

  /** What stands in the outboxes: how many aggregates, by collection. */
  async unpublished(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const [service, names] of Object.entries(outboxes)) {
      for (const name of names) {
        const pending = await this.collection(service, name).countDocuments({ 'outbox.0': { $exists: true } });
        if (pending > 0) found[`${service}.${name}`] = pending;
      }
    }
    return found;
  }

  /** Set aside by any service: waiting for another try, or dead. */
  async parked(): Promise<string[]> {
    const services = ['identity', 'listings', 'messaging', 'notifications', 'rewards', 'admin-security'];
    const found = await Promise.all(
      services.map((service) => this.collection(service, 'parked_events').find().toArray()),
    );
    return found.flat().map(({ _id, state, cause }) => `${_id} ${String(state)}: ${String(cause)}`);
  }

  /** Puts text into the log that no relay would publish. */
  async poison(topic: string, entry: { _id: string; key: string; value: string }): Promise<void> {
    const log = this.collection<Row & { seq?: number }>('event-log', 'event_log');
    for (;;) {
      const last = await log.findOne({ topic }, { sort: { seq: -1 } });
      const seq = (last?.seq ?? 0) + 1;
      try {
        await log.insertOne({ ...entry, topic, seq, type: null, at: new Date() });
        return;
      } catch (error) {
        if ((error as { code?: unknown }).code !== 11_000) throw error;
      }
    }
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private async behind(): Promise<string[]> {
    const ends = await this.collection('event-log', 'event_log')
      .aggregate<{ _id: string; seq: number }>([{ $group: { _id: '$topic', seq: { $max: '$seq' } } }])
      .toArray();
    const endOf = new Map(ends.map(({ _id, seq }) => [_id, seq]));
    const cursors = await this.collection('event-log', 'event_cursors').find().toArray();
    return cursors.filter(({ topic, seq }) => Number(seq) < (endOf.get(String(topic)) ?? 0)).map(({ _id }) => _id);
  }
}
