import { withScene } from '../scene';
import type { Stage } from '../stage';
import { numbered } from './numbers';
import { comes, demand } from './property';

/** Events that come twice, and older ones again after newer ones, have one effect each, in order. */
export function duplicatesHaveOneEffect(stage: Stage): Promise<void> {
  return withScene(stage, async ({ topic, reacts }) => {
    const effects: number[] = [];
    await reacts({ watch: async ({ data }) => void effects.push(data.price) });
    const [first, second, third] = [1, 2, 3].map((n) => JSON.stringify(numbered('bike', n)));
    for (const event of [first, second, first, second, third, first, third]) {
      await stage.inject(topic, 'bike', event ?? '');
    }
    await stage.inject(topic, 'bike', JSON.stringify(numbered('bike', 4)));
    await comes(stage, () => effects.includes(4), 'some events never came');
    demand(effects.join(' ') === '1 2 3 4', `effects that are not one per event: ${effects.join(' ')}`);
  });
}
