import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { prepareRecording, transcribeRecording } from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { RecordingsService } from './recordings.service';

@Controller()
export class RecordingsController {
  constructor(private readonly recordings: RecordingsService) {}

  @Route(prepareRecording)
  prepare(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof prepareRecording>, @CommandId() id: string) {
    return this.recordings.prepare(actor.id, body, id);
  }

  @Route(transcribeRecording)
  async transcribe(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof transcribeRecording>) {
    return { text: await this.recordings.transcribe(actor, params.id, body.language) };
  }
}
