import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { confirmUpload, discardUpload, findMedia, prepareUpload } from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { MediaService } from './media.service';

@Controller()
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Route(prepareUpload)
  prepare(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof prepareUpload>, @CommandId() id: string) {
    return this.media.prepare(actor.id, body, id);
  }

  @Route(confirmUpload)
  confirm(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof confirmUpload>) {
    return this.media.confirm(actor.id, params.id);
  }

  @Route(discardUpload)
  discard(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof discardUpload>) {
    return this.media.discard(actor.id, params.id);
  }

  @Route(findMedia)
  async find(@Input() { body }: InputOf<typeof findMedia>) {
    return { items: await this.media.findReady(body.ownerId, body.ids) };
  }
}
