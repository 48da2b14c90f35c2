import 'reflect-metadata';
import { readPlatformConfig } from '@vybac/platform';
import { ensureDemo } from './demo/demo';
import { startMarketplace } from './marketplace';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readPlatformConfig();
  const marketplace = await startMarketplace(config);
  let closing: Promise<void> | undefined;
  const stop = (): void => {
    closing ??= marketplace.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  say(`Vybac is open: ${config.PUBLIC_ORIGIN}`);
  if (!config.SMTP_URL) say(`Mails arrive at ${config.PUBLIC_ORIGIN}/dev/mailbox`);
  if (!process.argv.includes('--empty')) await ensureDemo(marketplace, say);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
