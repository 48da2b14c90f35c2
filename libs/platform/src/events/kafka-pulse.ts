import type { Admin, Kafka } from 'kafkajs';
import { answersInTime } from './answers-in-time';

/** Asks the brokers whether they are there, on a connection that stays open between questions. */
export class KafkaPulse {
  private admin: Promise<Admin> | undefined;

  constructor(private readonly kafka: Kafka) {}

  /** Whether a broker answers within two seconds. */
  async beats(): Promise<boolean> {
    const beats = await answersInTime(async () => {
      this.admin ??= this.connect();
      await (await this.admin).describeCluster();
    });
    if (!beats) this.close();
    return beats;
  }

  /** Lets go of the connection; the next question opens another. */
  close(): void {
    const { admin } = this;
    this.admin = undefined;
    // One that is still trying to connect is not waited for.
    void admin?.then((connected) => connected.disconnect()).catch(() => undefined);
  }

  private async connect(): Promise<Admin> {
    const admin = this.kafka.admin({ retry: { retries: 0 } });
    await admin.connect();
    return admin;
  }
}
