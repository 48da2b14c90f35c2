import { Controller } from '@nestjs/common';
import type { Actor } from '@vybac/contracts/identity';
import { ownFigures } from '@vybac/contracts/listings';
import { CurrentActor, Route } from '@vybac/platform';
import { FiguresService } from './figures.service';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Route(ownFigures)
  own(@CurrentActor() actor: Actor) {
    return this.figures.of(actor.id);
  }
}
