import type { Envelope } from '@vybac/platform';
import { withScene } from '../scene';
import type { Stage } from '../stage';
import { numbered } from './numbers';
import { comes, demand } from './property';

/** What a reaction gave up lies among its dead letters as it was published, is announced, and is handled when replayed. */
export function deadLettersAreReplayed(stage: Stage): Promise<void> {
  return withScene(stage, async ({ topic, log, reacts, readsTopic }) => {
    const effects: number[] = [];
    let fixed = false;
    const { deadLetters, service } = await reacts({
      watch: async ({ data }) => {
        if (!fixed) throw new Error('the handler has a mistake');
        effects.push(data.price);
      },
    });
    const event = numbered('bike', 1);
    await log.publish(topic, [event]);

    const letters = async () => deadLetters.list();
    await comes(stage, async () => (await letters()).length === 1, 'what failed is not among the dead letters');
    const [letter] = await letters();
    demand(letter?.value === JSON.stringify(event), 'the dead letter is not what was published');

    const announced: Envelope[] = await readsTopic(`${service}.dead-letter`);
    const isAnnounced = (): boolean =>
      announced.some(({ subject, causationid }) => subject === letter?.id && causationid === event.id);
    await comes(stage, isAnnounced, 'the dead letter was not announced');

    fixed = true;
    await deadLetters.replay(letter?.id ?? '');
    await comes(stage, () => effects.length === 1, 'a replayed dead letter was not handled');
    await comes(stage, async () => (await letters()).length === 0, 'a handled dead letter is still there');
  });
}
