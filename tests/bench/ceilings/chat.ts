import 'reflect-metadata';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Server } from 'socket.io';
import { openMessages, type Written } from './messages';

/** A journaled insert of a message, and one hop on a raw socket. */
const opened = openMessages();
let io: Server;

@Controller()
class Messages {
  @Post('messages')
  async send(@Body() written: Written) {
    const insert = await opened;
    const message = await insert(written);
    io.to(message.conversationId).emit('message', message);
    return message;
  }
}

@Module({ controllers: [Messages] })
class Ceiling {}

async function main() {
  await opened;
  const app = await NestFactory.create<NestFastifyApplication>(Ceiling, new FastifyAdapter(), { logger: ['error'] });
  io = new Server(app.getHttpServer(), { transports: ['websocket'] });
  io.on('connection', (socket) => void socket.join(String(socket.handshake.query['conversationId'])));
  await app.listen(Number(process.env['PORT']), '127.0.0.1');
}

void main();
