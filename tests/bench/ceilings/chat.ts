import 'reflect-metadata';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { mongo } from 'mongoose';
import { Server } from 'socket.io';

/** A journaled insert of a message with the product's fields and indexes, and one hop on a raw socket. */
const client = new mongo.MongoClient(process.env['MONGODB_URI'] ?? '', { writeConcern: { w: 1, j: true } });
const messages = client.db('bench').collection<{ _id: string; [field: string]: unknown }>('messages');
const sequences = new Map<string, number>();
let io: Server;

@Controller()
class Messages {
  @Post('messages')
  async send(@Body() { id, conversationId, content }: Record<'id' | 'conversationId' | 'content', string>) {
    const sequence = (sequences.get(conversationId) ?? 0) + 1;
    sequences.set(conversationId, sequence);
    const message = {
      ...{ conversationId, sequence, senderId: conversationId, kind: 'text', content },
      ...{ images: [], offer: null, notice: null, createdAt: new Date() },
    };
    await messages.insertOne({ _id: id, ...message });
    io.to(conversationId).emit('message', { id, ...message });
    return { id, ...message };
  }
}

@Module({ controllers: [Messages] })
class Ceiling {}

async function main() {
  await messages.createIndex({ conversationId: 1, sequence: 1 }, { unique: true });
  await messages.createIndex({ conversationId: 1, senderId: 1, sequence: 1 });
  const app = await NestFactory.create<NestFastifyApplication>(Ceiling, new FastifyAdapter(), { logger: ['error'] });
  io = new Server(app.getHttpServer(), { transports: ['websocket'] });
  io.on('connection', (socket) => void socket.join(String(socket.handshake.query['conversationId'])));
  await app.listen(Number(process.env['PORT']), '127.0.0.1');
}

void main();
