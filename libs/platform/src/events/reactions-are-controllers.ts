import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';

const patternMetadata = 'microservices:pattern';

/**
 * Nest looks for event handlers in controllers only: an `@On` in a provider would silently never run. This stops the start
 * instead.
 */
@Injectable()
export class ReactionsAreControllers implements OnApplicationBootstrap {
  private readonly scanner = new MetadataScanner();

  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const misplaced = [...this.modules.values()]
      .flatMap((module) => [...module.providers.values()])
      .filter(({ metatype }) => metatype?.prototype && this.hasReactions(metatype.prototype as object))
      .map(({ name }) => String(name));
    if (misplaced.length > 0) throw new Error(`List under "controllers", not "providers": ${misplaced.join(', ')}`);
  }

  private hasReactions(prototype: object): boolean {
    return this.scanner
      .getAllMethodNames(prototype)
      .some((name) => Reflect.hasMetadata(patternMetadata, (prototype as Record<string, object>)[name] ?? {}));
  }
}
