import { Controller, Headers, Res } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import { type Actor, createGuest, openGuestSession, renewPin } from '@vybac/contracts/identity';
import { Ids } from '@vybac/kit';
import { ClientAddress, CurrentActor, Input, PlatformSettings, Route } from '@vybac/platform';
import type { FastifyReply } from 'fastify';
import { SessionDelivery } from '../sessions/session-delivery';
import { readDeviceCookie, writeDeviceCookie } from './device-cookie';
import { GuestsService } from './guests.service';

@Controller()
export class GuestsController {
  constructor(
    private readonly guests: GuestsService,
    private readonly delivery: SessionDelivery,
    private readonly ids: Ids,
    private readonly settings: PlatformSettings,
  ) {}

  @Route(createGuest)
  async create(
    @Input() { body }: InputOf<typeof createGuest>,
    @ClientAddress() address: string,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof createGuest>> {
    const device = readDeviceCookie(cookies) ?? this.nameDevice(reply);
    const { person, credentials } = await this.guests.create(device, address);
    return { ...(await this.delivery.open(person, body.delivery, reply)), credentials };
  }

  @Route(openGuestSession)
  async open(
    @Input() { body }: InputOf<typeof openGuestSession>,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof openGuestSession>> {
    const person = await this.guests.authenticate(body, address);
    return this.delivery.open(person, body.delivery, reply);
  }

  @Route(renewPin)
  renewPin(@CurrentActor() actor: Actor): Promise<OutputOf<typeof renewPin>> {
    return this.guests.renewPin(actor.id);
  }

  private nameDevice(reply: FastifyReply): string {
    const device = this.ids.next();
    void reply.header('set-cookie', writeDeviceCookie(device, this.settings.publicOrigin.startsWith('https:')));
    return device;
  }
}
