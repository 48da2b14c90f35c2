import { Controller, Header, Headers, Res } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { hearRecording, prepareRecording, transcribeRecording } from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, partOf, Route } from '@vybac/platform';
import type { FastifyReply } from 'fastify';
import { RecordingsService } from './recordings.service';

@Controller()
export class RecordingsController {
  constructor(private readonly recordings: RecordingsService) {}

  @Route(prepareRecording)
  prepare(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof prepareRecording>, @CommandId() id: string) {
    return this.recordings.prepare(actor.id, body, id);
  }

  @Route(hearRecording)
  // Theirs alone: nothing of it stays in a browser that others use too.
  @Header('cache-control', 'no-store')
  async hear(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof hearRecording>,
    @Headers('range') range: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bytes, contentType } = await this.recordings.hear(actor.id, params.id);
    const { status, headers, body } = partOf(bytes, range);
    reply.status(status).headers(headers).type(contentType);
    return body;
  }

  @Route(transcribeRecording)
  async transcribe(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof transcribeRecording>) {
    return { text: await this.recordings.transcribe(actor, params.id, body.language) };
  }
}
