import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { ProblemError } from '@vybac/client';
import { prepareRecording } from '@vybac/contracts/listings';
import { readPlatformConfig } from '@vybac/platform';
import { type Person, temporaryFolder, Town } from '@vybac/testing';

/** The whole marketplace in this process, with the assistant set up as `settings` say. */
export interface AssistedMarketplace {
  readonly town: Town;
  readonly marketplace: Marketplace;
  stop(): Promise<void>;
}

export async function startAssisted(settings: Readonly<Record<string, string>>): Promise<AssistedMarketplace> {
  const folder = await temporaryFolder('assist');
  Object.assign(process.env, settings);
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path, PORT: '0' });
  const marketplace = await startMarketplace(config).finally(() => {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  });
  const town = new Town(marketplace.address);
  return {
    town,
    marketplace,
    stop: async () => {
      await town.goesHome();
      await marketplace.close();
      await folder.remove();
    },
  };
}

/** The beginning of a WebM file, which is all that anybody looks at before a recogniser does. */
export const aRecording = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(2_000, 7),
]);

/** Uploads a recording as the web app does, and answers its id. */
export async function records(
  person: Person,
  bytes = aRecording,
  contentType = 'audio/webm;codecs=opus',
): Promise<string> {
  const { recordingId, upload } = await person.call(prepareRecording, { body: { contentType, bytes: bytes.length } });
  const answer = await fetch(new URL(upload.url, person.origin), {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status}`);
  return recordingId;
}

/** Code, status and sentence of a refusal. */
export async function refusal(
  call: Promise<unknown>,
): Promise<{ code: string; status: number; detail: string | undefined }> {
  const outcome = await call.then(
    () => new Error('It succeeded'),
    (error: unknown) => error,
  );
  if (!(outcome instanceof ProblemError)) throw outcome;
  return { code: outcome.code, status: outcome.status, detail: outcome.detail };
}
