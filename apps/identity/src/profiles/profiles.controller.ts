import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import {
  type Actor,
  chooseTheme,
  editProfile,
  findAdmins,
  findPeople,
  searchPeople,
  showMe,
  showProfile,
} from '@vybac/contracts/identity';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Route(showMe)
  async showMe(@CurrentActor() actor: Actor | null): Promise<OutputOf<typeof showMe>> {
    return actor && this.profiles.showMe(actor.id, actor.sessionId);
  }

  @Route(editProfile)
  edit(
    @Input() { body }: InputOf<typeof editProfile>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof editProfile>> {
    return this.profiles.edit(actor.id, actor.sessionId, body);
  }

  @Route(chooseTheme)
  chooseTheme(
    @Input() { body }: InputOf<typeof chooseTheme>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof chooseTheme>> {
    return this.profiles.chooseTheme(actor.id, actor.sessionId, body.theme);
  }

  @Route(showProfile)
  show(@Input() { params }: InputOf<typeof showProfile>): Promise<OutputOf<typeof showProfile>> {
    return this.profiles.show(params.id);
  }

  @Route(searchPeople)
  async search(
    @Input() { query }: InputOf<typeof searchPeople>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof searchPeople>> {
    return { items: await this.profiles.search(query.q, actor.id) };
  }

  @Route(findPeople)
  async findPeople(@Input() { body }: InputOf<typeof findPeople>): Promise<OutputOf<typeof findPeople>> {
    return { items: await this.profiles.findMany(body.ids) };
  }

  @Route(findAdmins)
  findAdmins(): Promise<OutputOf<typeof findAdmins>> {
    return this.profiles.adminIds();
  }
}
