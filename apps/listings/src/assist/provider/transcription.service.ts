import { ProviderFailure } from './provider-failure';
import type { ProviderClient } from './provider.client';

/** Speech to text: a provider's work alone, as there is no recogniser of our own. */
export class Transcription {
  constructor(private readonly provider: ProviderClient | null) {}

  get isConfigured(): boolean {
    return this.provider !== null;
  }

  /** @throws ProviderFailure */
  async of(recording: Buffer, contentType: string, language: string | undefined): Promise<string> {
    if (!this.provider) throw new ProviderFailure('refused', 'No provider is configured');
    return this.provider.transcribe(recording, contentType, language);
  }
}
