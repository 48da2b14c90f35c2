import 'reflect-metadata';
import { Controller, Get, Module, NotFoundException, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { mongo } from 'mongoose';

/** A listing by its id: the same fields as the product's answer, by the driver alone. */
const client = new mongo.MongoClient(process.env['MONGODB_URI'] ?? '');
const listings = client.db('vybac_listings').collection<{ _id: string; [field: string]: unknown }>('listings');
const inner = ['words', 'outbox', 'outboxAt', 'version', 'sellerVersion', 'removedAt', 'demo'];
const projection = Object.fromEntries(inner.map((field) => [field, 0]));

@Controller()
class Listing {
  @Get('api/listings/:id')
  async show(@Param('id') id: string) {
    const found = await listings.findOne({ _id: id }, { projection });
    if (!found) throw new NotFoundException();
    const { _id, priceAmount, currency, sellerId, queue, ...listing } = found;
    const image = (found['images'] as unknown[])[0] ?? null;
    const queueLength = (queue as unknown[]).length;
    return {
      id: _id,
      ...listing,
      price: { amount: priceAmount, currency },
      image,
      queueLength,
      isMine: sellerId === '',
      isQueued: false,
    };
  }
}

@Module({ controllers: [Listing] })
class Ceiling {}

void NestFactory.create<NestFastifyApplication>(Ceiling, new FastifyAdapter(), { logger: ['error'] }).then((app) =>
  app.listen(Number(process.env['PORT']), '127.0.0.1'),
);
