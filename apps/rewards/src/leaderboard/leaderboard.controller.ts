import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { chooseLeaderboardPreferences, showLeaderboard, showLeaderboardPreferences } from '@vybac/contracts/rewards';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { Leaderboard } from './leaderboard.service';

@Controller()
export class LeaderboardController {
  constructor(private readonly leaderboard: Leaderboard) {}

  @Route(showLeaderboard)
  show() {
    return this.leaderboard.show();
  }

  @Route(showLeaderboardPreferences)
  preferences(@CurrentActor() actor: Actor) {
    return this.leaderboard.preferencesOf(actor.id);
  }

  @Route(chooseLeaderboardPreferences)
  choose(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof chooseLeaderboardPreferences>) {
    return this.leaderboard.choose(actor.id, body);
  }
}
