import { acknowledgedIsDurable, crashLosesNothing, refusedComesAgain } from './at-least-once';
import { duplicatesHaveOneEffect } from './duplicates';
import { newGroupFromTheBeginning } from './newcomers';
import { orderPerKey } from './order';
import { outageLosesNothing } from './outage';
import { poisonIsIsolated } from './poison';
import type { Property } from './property';
import { rebalancingWhileConsuming } from './rebalancing';
import { deadLettersAreReplayed } from './replay';
import { unhurriedIsNotForgotten } from './unhurried';
import { slowReactionHasOneEffect, slowReaderKeepsItsRecord } from './slow-handler';

export { Violation } from './property';

/** What every event log promises, by name. */
export const properties = {
  'order per key': orderPerKey,
  'at least once: what is acknowledged is durable': acknowledgedIsDurable,
  'at least once: what is refused comes again': refusedComesAgain,
  'at least once: a crash between handling and committing loses nothing': crashLosesNothing,
  'tolerance of duplicates and of older events after newer ones': duplicatesHaveOneEffect,
  'isolation of poison': poisonIsIsolated,
  'replay from dead letters': deadLettersAreReplayed,
  'a new group from the beginning': newGroupFromTheBeginning,
  'rebalancing while consuming': rebalancingWhileConsuming,
  'gone for a while and back': outageLosesNothing,
  'a reader slower than its session': slowReaderKeepsItsRecord,
  'a reaction slower than a session': slowReactionHasOneEffect,
  'a group in no hurry': unhurriedIsNotForgotten,
} as const satisfies Record<string, Property>;

export type PropertyName = keyof typeof properties;
