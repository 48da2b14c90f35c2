import type { mongo } from 'mongoose';

/** In how many of the listings a word stands that is called common. */
const commonShare = 0.12;

/** Words that stand in many listings, in order of the alphabet. */
export async function commonWords(database: mongo.MongoClient): Promise<string[]> {
  const sample = 1_000;
  const counted = database
    .db('vybac_listings')
    .collection('listings')
    .aggregate<{ _id: string }>([
      { $match: { status: 'active' } },
      { $limit: sample },
      { $unwind: '$words' },
      // Other search keys bear signs that no word has.
      { $match: { words: /^[\p{L}\p{N}]+$/u } },
      { $group: { _id: '$words', listings: { $sum: 1 } } },
      { $match: { listings: { $gte: sample * commonShare } } },
      { $sort: { _id: 1 } },
    ]);
  return (await counted.toArray()).map(({ _id }) => _id);
}
