import type { EventLog } from '@vybac/platform';
import { openScene, type Scene } from './scene';
import { stages, type Stage } from './stage';

jest.setTimeout(60_000);

/**
 * Runs a suite on the Mongo log and on Kafka. Each story opens a scene with a topic and databases of its own.
 *
 * @example
 * onBothLogs('delivery', ({ open }) => it('brings events', async () => { const { relay } = await open(); … }));
 */
export function onBothLogs(
  what: string,
  tell: (theatre: { open(): Promise<Scene>; stage(): Stage; log(): EventLog }) => void,
): void {
  describe.each(stages)(`${what} on the %s log`, (_name, openStage) => {
    let stage: Stage;
    let log: EventLog;
    const scenes: Scene[] = [];

    beforeAll(async () => {
      stage = await openStage();
      log = stage.openLog();
    });
    afterEach(async () => {
      await Promise.all(scenes.splice(0).map((scene) => scene.close()));
    });
    afterAll(async () => {
      await log.close();
      await stage.close();
    });

    tell({
      stage: () => stage,
      log: () => log,
      open: async () => {
        const scene = await openScene(stage, log);
        scenes.push(scene);
        return scene;
      },
    });
  });
}
