import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import { listSitemaps, showSitemap } from '@vybac/contracts/listings';
import { Input, Route } from '@vybac/platform';
import { Sitemaps } from './sitemaps.service';

@Controller()
export class SitemapsController {
  constructor(private readonly sitemaps: Sitemaps) {}

  @Route(listSitemaps)
  async list() {
    return { starts: await this.sitemaps.starts() };
  }

  @Route(showSitemap)
  async show(@Input() { params }: InputOf<typeof showSitemap>) {
    return { items: await this.sitemaps.of(params.start) };
  }
}
