import 'reflect-metadata';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { mongo } from 'mongoose';

/** A page of cards: the same query, fields and order as the product's, by the driver alone. */
const client = new mongo.MongoClient(process.env['MONGODB_URI'] ?? '');
const listings = client.db('vybac_listings').collection<{ _id: string; createdAt: Date }>('listings');
const fields =
  'title priceAmount currency category condition status seller location createdAt favoriteCount heat'.split(' ');
const projection = { ...Object.fromEntries(fields.map((field) => [field, 1])), images: { $slice: 1 } };

const unsaid = { totalIsLeast: false, correctedQuery: null, didYouMean: null, leavesOutUnplaced: false };

@Controller()
class Cards {
  @Get('api/listings')
  async page(@Query() { limit = '24', q, category, maxPrice, cursor }: Record<string, string>) {
    const price = maxPrice && { priceAmount: { $lte: Number(maxPrice) } };
    const filter = { status: 'active', ...(category && { category }), ...(q && { words: q }), ...price };
    const [items, total] = await Promise.all([
      listings
        .find({ ...filter, ...(cursor ? after(cursor) : {}) })
        .project(projection)
        // The order of the index that answers it.
        .sort(q ? { createdAt: -1 } : { createdAt: -1, _id: -1 })
        .limit(Number(limit) + 1)
        .toArray(),
      cursor ? null : listings.countDocuments(filter, { limit: 1_001 }),
    ]);
    const page = items.slice(0, Number(limit)).map(({ _id, priceAmount, currency, heat, images, seller, ...card }) => {
      const { memberSince, ...shown } = seller;
      return { id: _id, ...card, price: { amount: priceAmount, currency }, image: images[0] ?? null, seller: shown };
    });
    const next = Buffer.from(JSON.stringify(['', 0, 0, 0, 0, 1_000_000_000_000, page.at(-1)?.id])).toString(
      'base64url',
    );
    return { items: page, nextCursor: `${next}0123456789abcdef`, total, ...unsaid };
  }
}

function after(cursor: string) {
  const values = JSON.parse(Buffer.from(cursor.slice(0, -16), 'base64url').toString()) as (string | number)[];
  const [time, id] = values.slice(-2);
  const createdAt = new Date(Number(time));
  return {
    $and: [
      { createdAt: { $lte: createdAt } },
      { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: String(id) } }] },
    ],
  };
}

@Module({ controllers: [Cards] })
class Ceiling {}

void NestFactory.create<NestFastifyApplication>(Ceiling, new FastifyAdapter(), { logger: ['error'] }).then((app) =>
  app.listen(Number(process.env['PORT']), '127.0.0.1'),
);
