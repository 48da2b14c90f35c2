import { Module } from '@nestjs/common';
import { AccountNames } from './accounts/account-names';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsService } from './accounts/accounts.service';
import { ClaimsJobs } from './accounts/claims.jobs';
import { ClaimsStore } from './accounts/claims.store';
import { LapsedSignUpsJobs } from './accounts/lapsed-sign-ups.jobs';
import { MailsReactions } from './accounts/mails.reactions';
import { GuestLimits } from './guests/guest-limits';
import { GuestsController } from './guests/guests.controller';
import { GuestsService } from './guests/guests.service';
import { AwayController } from './away/away.controller';
import { AwayService } from './away/away.service';
import { DemoPeopleService } from './people/demo-people.service';
import { PeopleStore } from './people/people.store';
import { AuditStore } from './plans/audit.store';
import { OperatorService } from './plans/operator.service';
import { ProfilesController } from './profiles/profiles.controller';
import { ProfilesService } from './profiles/profiles.service';
import { SecretHash } from './secrets/secret-hash';
import { SecurityEvents } from './security/security-events';
import { SecurityEventsJobs } from './security/security-events.jobs';
import { AccessTokenIssuer } from './sessions/access-token.issuer';
import { SessionDelivery } from './sessions/session-delivery';
import { SessionsChannel } from './sessions/sessions.channel';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsReactions } from './sessions/sessions.reactions';
import { SessionsService } from './sessions/sessions.service';
import { SessionsStore } from './sessions/sessions.store';
import { SigningKeys } from './sessions/signing-keys';

const people = [PeopleStore, DemoPeopleService, SecretHash, SecurityEvents, SecurityEventsJobs];
const guests = [GuestsService, GuestLimits];
const accounts = [AccountsService, AccountNames, ClaimsStore, ClaimsJobs, LapsedSignUpsJobs];
const sessions = [SessionsService, SessionsStore, SessionsChannel, SessionDelivery, AccessTokenIssuer, SigningKeys];
const profiles = [ProfilesService, AwayService];
const plans = [OperatorService, AuditStore];

@Module({
  controllers: [
    GuestsController,
    AccountsController,
    SessionsController,
    ProfilesController,
    AwayController,
    MailsReactions,
    SessionsReactions,
  ],
  providers: [...people, ...guests, ...accounts, ...sessions, ...profiles, ...plans],
})
export class IdentityModule {}
