/** Why a provider gave nothing that can be used. */
export type ProviderTrouble = 'timeout' | 'busy' | 'unreachable' | 'refused' | 'empty' | 'invalid';

/** A provider outside failed us. Each use of it has its own words for people. */
export class ProviderFailure extends Error {
  constructor(
    readonly trouble: ProviderTrouble,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'ProviderFailure';
  }
}
