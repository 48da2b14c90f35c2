import type { EventLog } from '@vybac/platform';
import { describeWith } from '@vybac/testing';
import { openKafkaStage } from './kafka.stage';
import { openMongoStage } from './mongo.stage';
import { openScene, type Scene } from './scene';
import type { Stage } from './stage';

/**
 * Runs a suite on the Mongo log and on Kafka. Each story opens a scene with a topic and databases of its own.
 *
 * @example
 * onBothLogs('delivery', ({ open }) => it('brings events', async () => { const { relay } = await open(); … }));
 */
export function onBothLogs(what: string, tell: (theatre: Theatre) => void): void {
  describeWith([], `${what} on the Mongo log`, () => tell(theatre(openMongoStage)));
  describeWith(['kafka'], `${what} on Kafka`, () => tell(theatre(openKafkaStage)));
}

interface Theatre {
  open(): Promise<Scene>;
  stage(): Stage;
}

function theatre(openStage: () => Promise<Stage>): Theatre {
  let stage: Stage;
  let log: EventLog | undefined;
  const scenes: Scene[] = [];

  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(async () => {
    await Promise.all(scenes.splice(0).map((scene) => scene.close()));
  });
  afterAll(async () => {
    await stage.close();
  });

  return {
    stage: () => stage,
    open: async () => {
      log ??= await stage.openLog();
      const scene = await openScene(stage, log);
      scenes.push(scene);
      return scene;
    },
  };
}
