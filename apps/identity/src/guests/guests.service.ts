import { Injectable } from '@nestjs/common';
import { happened } from '@vybac/contracts';
import { type GuestCredentials, identityErrors, personJoined } from '@vybac/contracts/identity';
import { AppError, Clock, Ids } from '@vybac/kit';
import { isDuplicateKey } from '@vybac/platform';
import { newGuest } from '../people/joining';
import { factsOf } from '../people/person';
import { PeopleStore, type StoredPerson } from '../people/people.store';
import { SecretHash } from '../secrets/secret-hash';
import { SecurityEvents } from '../security/security-events';
import { drawGuestId, drawPin, drawPublicSuffix, readGuestCredentials, type TypedGuestCredentials } from './guest';
import { GuestLimits } from './guest-limits';

/** Guests: made on the spot, let back in with Guest ID and PIN. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly people: PeopleStore,
    private readonly limits: GuestLimits,
    private readonly hash: SecretHash,
    private readonly security: SecurityEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * A new guest. The PIN is in the answer and nowhere else.
   * @throws AppError `guest.creation_limited`
   */
  async create(device: string, address: string): Promise<{ person: StoredPerson; credentials: GuestCredentials }> {
    try {
      await this.limits.countCreation(device, address);
      const pin = drawPin(this.ids);
      const person = await this.insert(await this.hash.of(pin));
      const guestId = guestIdOf(person);
      this.security.record({ type: 'guest_session_created', severity: 'low', actorId: person.id, guestId, address });
      return { person, credentials: { guestId, pin } };
    } catch (error) {
      this.security.record({
        type: 'guest_creation_failed',
        severity: 'medium',
        address,
        details: { reason: reasonOf(error) },
      });
      throw error;
    }
  }

  /**
   * The guest whom Guest ID and PIN name.
   * @throws AppError `guest.missing_credentials`, `guest.invalid_format`, `guest.invalid_pin_format`, `guest.login_limited`,
   * `guest.invalid_credentials`
   */
  async authenticate(typed: TypedGuestCredentials, address: string): Promise<StoredPerson> {
    const { guestId, pin } = this.read(typed, address);
    try {
      await this.limits.countLogin(guestId, address);
      const person = await this.people.findByGuestId(guestId);
      const matches = await this.hash.matches(person?.guest?.pinHash, pin);
      if (!person || !matches) {
        throw new AppError(identityErrors['guest.invalid_credentials'], { detail: 'Guest ID or PIN is incorrect' });
      }
      this.security.record({ type: 'guest_login_success', severity: 'low', actorId: person.id, guestId, address });
      return person;
    } catch (error) {
      const severity = error instanceof AppError && error.kind === 'limited' ? 'high' : 'medium';
      this.security.record({
        type: 'guest_login_failed',
        severity,
        guestId,
        address,
        details: { reason: reasonOf(error) },
      });
      throw error;
    }
  }

  /**
   * Another PIN; the old one stops working.
   * @throws AppError `account.already_registered` for a user, who has none
   */
  async renewPin(actorId: string): Promise<GuestCredentials> {
    const pin = drawPin(this.ids);
    const pinHash = await this.hash.of(pin);
    const person = await this.people.change(actorId, ({ guest }) => {
      if (!guest) throw new AppError(identityErrors['account.already_registered']);
      return { changes: { guest: { ...guest, pinHash } }, events: [] };
    });
    return { guestId: guestIdOf(person), pin };
  }

  // The unique index decides; a Guest ID that exists is drawn again.
  private async insert(pinHash: string): Promise<StoredPerson> {
    for (;;) {
      const id = this.ids.next();
      const guestId = drawGuestId(this.ids);
      const guest = newGuest({ guestId, pinHash }, drawPublicSuffix(this.ids, guestId), this.clock.now());
      try {
        return await this.people.create(id, guest, [happened(personJoined, factsOf({ ...guest, id }))]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  private read(typed: TypedGuestCredentials, address: string) {
    try {
      return readGuestCredentials(typed);
    } catch (error) {
      this.security.record({
        type: 'guest_validation_error',
        severity: 'low',
        address,
        details: { reason: reasonOf(error) },
      });
      throw error;
    }
  }
}

function guestIdOf(person: StoredPerson): string {
  if (!person.guest) throw new Error('A guest without a Guest ID.');
  return person.guest.guestId;
}

function reasonOf(error: unknown): string {
  return error instanceof AppError ? error.code : 'fault';
}
