import { defineErrors } from '@vybac/kit';

export const messagingErrors = defineErrors({
  'conversation.missing': { kind: 'missing', title: 'Not found' },
  'conversation.with_oneself': { kind: 'conflict', title: 'Could not start conversation.' },
  'message.empty': { kind: 'invalid', title: 'Missing required information to send message.' },
  'offer.missing': { kind: 'missing', title: 'Not found' },
  'offer.own_listing': { kind: 'conflict', title: 'This is your own listing' },
  'offer.free_listing': { kind: 'conflict', title: 'This item is free: claim it instead' },
  'offer.not_your_turn': { kind: 'conflict', title: 'It is the other side’s turn' },
  'offer.closed': { kind: 'conflict', title: 'This offer is already closed' },
  'offer.already_open': { kind: 'conflict', title: 'You already have an open offer on this item' },
});
