import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Controller, Get, Header, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

/** The bytes of a page that is known beforehand. */
const page = readFileSync(process.env['PAGE'] ?? '');

@Controller()
class Page {
  @Get(['/', 'api/listings'])
  @Header('content-type', process.env['PAGE_TYPE'] ?? '')
  show() {
    return page;
  }
}

@Module({ controllers: [Page] })
class Ceiling {}

void NestFactory.create<NestFastifyApplication>(Ceiling, new FastifyAdapter(), { logger: ['error'] }).then((app) =>
  app.listen(Number(process.env['PORT']), '127.0.0.1'),
);
