import type { LogEntry } from './mongo-log-documents';
import { RecentEntries } from './recent-entries';

const topic = 'listings.listing';
const entries = (...seqs: number[]): LogEntry[] =>
  seqs.map((seq) => ({
    _id: `event ${seq}`,
    topic,
    seq,
    key: 'bike',
    type: 'published',
    value: '{}',
    at: new Date(0),
  }));

describe('the last entries that this process has written', () => {
  const after = (recent: RecentEntries, seq: number) => recent.after(topic, seq).map((entry) => entry.seq);

  it('are read on from any place among them', () => {
    const recent = new RecentEntries(10);
    recent.add(topic, entries(4, 5));
    recent.add(topic, entries(6));
    expect([after(recent, 3), after(recent, 5), after(recent, 6)]).toEqual([[4, 5, 6], [6], []]);
  });

  it('tell nothing to who has to read older ones first', () => {
    const recent = new RecentEntries(2);
    recent.add(topic, entries(4, 5, 6));
    expect([after(recent, 3), after(recent, 4)]).toEqual([[], [5, 6]]);
  });

  it('are forgotten where another process has written in between', () => {
    const recent = new RecentEntries(10);
    recent.add(topic, entries(4, 5));
    recent.add(topic, entries(8));
    expect([after(recent, 4), after(recent, 7)]).toEqual([[], [8]]);
  });

  it('are those of one topic', () => {
    const recent = new RecentEntries(10);
    recent.add(topic, entries(1));
    expect(recent.after('messaging.message', 0)).toEqual([]);
  });
});
