import { readPlatformConfig, stopOnSignal } from '@vybac/platform';
import { ensureDemo } from './demo/demo';
import { startMarketplace } from './marketplace';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs this process until it is told to stop. */
export async function runMarketplace(): Promise<void> {
  const config = readPlatformConfig();
  const marketplace = await startMarketplace(config);
  let closing = false;
  stopOnSignal(() => {
    closing = true;
    return marketplace.close();
  });
  say(`Vybac is open: ${config.PUBLIC_ORIGIN}`);
  if (!config.SMTP_URL) say(`Mails arrive at ${config.PUBLIC_ORIGIN}/dev/mailbox`);
  if (process.argv.includes('--empty')) return;
  await ensureDemo(marketplace, say).catch((error: unknown) => {
    // Stopped in the middle: the next start goes on from here.
    if (!closing) throw error;
  });
}
