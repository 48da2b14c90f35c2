import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import { type Actor, comeBack, goAway } from '@vybac/contracts/identity';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { AwayService } from './away.service';

@Controller()
export class AwayController {
  constructor(private readonly away: AwayService) {}

  @Route(goAway)
  goAway(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof goAway>) {
    return this.away.goAway(actor.id, body);
  }

  @Route(comeBack)
  comeBack(@CurrentActor() actor: Actor) {
    return this.away.comeBack(actor.id);
  }
}
