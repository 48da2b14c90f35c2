import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { everyMetadata } from './every.decorator';

type Job = () => unknown;

/** Finds the `@Every` methods of a service and keeps them running until it closes. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private started = false;
  private closing = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    if (this.started) return;
    this.started = true;
    for (const { instance, name: provider } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const methods = instance as Record<string, Job>;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = methods[name];
        const milliseconds = method && this.reflector.get<number | undefined>(everyMetadata, method);
        if (method && milliseconds) this.schedule(`${String(provider)}.${name}`, method.bind(instance), milliseconds);
      }
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private schedule(name: string, job: Job, milliseconds: number): void {
    if (this.closing) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const run = this.run(name, job).finally(() => {
        this.running.delete(run);
        this.schedule(name, job, milliseconds);
      });
      this.running.add(run);
    }, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }

  private async run(name: string, job: Job): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.logger.error(`${name} failed and will run again`, error instanceof Error ? error.stack : String(error));
    }
  }
}
