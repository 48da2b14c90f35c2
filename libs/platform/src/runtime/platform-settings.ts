import type { PlatformConfig } from './platform.config';

/** The few settings that services ask for by injection. */
export class PlatformSettings {
  private constructor(
    /** ISO 4217 code of the operator's currency. */
    readonly currency: string,
    /** Where people reach the marketplace, e.g. `https://vybac.example`, without a final slash. */
    readonly publicOrigin: string,
  ) {}

  static of(config: PlatformConfig): PlatformSettings {
    return new PlatformSettings(config.CURRENCY, config.PUBLIC_ORIGIN);
  }
}
