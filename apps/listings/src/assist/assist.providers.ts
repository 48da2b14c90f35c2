import type { Provider } from '@nestjs/common';
import { AssistConfig } from './assist.config';
import { AssistController } from './assist.controller';
import { DraftsService } from './drafts.service';
import { AssistEngine } from './engine/assist.engine';
import { LocalEngine } from './engine/local.engine';
import { LikenessReactions } from './photos/likeness.reactions';
import { LikenessService } from './photos/likeness.service';
import { LikenessStore } from './photos/likeness.store';
import { PhotoReader } from './photos/photo-reader.service';
import { Photos } from './photos/photos.service';
import { TextRecognition } from './photos/text-recognition.service';
import { ComparablesStore } from './price/comparables.store';
import { PricesService } from './price/prices.service';
import { ProviderClient } from './provider/provider.client';
import { ProviderEngine } from './provider/provider.engine';
import { Transcription } from './provider/transcription.service';
import { RecordingsController } from './recordings/recordings.controller';
import { RecordingsJobs } from './recordings/recordings.jobs';
import { RecordingsService } from './recordings/recordings.service';
import { RecordingsStore } from './recordings/recordings.store';
import { UnlimitedVoiceAllowance, VoiceAllowance, VoiceCredits } from './recordings/voice-credits';
import { VoiceCreditsStore } from './recordings/voice-credits.store';

/** One client for all: its circuit knows what each of them met. */
const configuredProvider = Symbol('configured provider');

export const assistControllers = [AssistController, RecordingsController, LikenessReactions];

export const assistProviders: Provider[] = [
  { provide: AssistConfig, useFactory: () => AssistConfig.read() },
  {
    provide: configuredProvider,
    inject: [AssistConfig],
    useFactory: ({ provider }: AssistConfig) => provider && new ProviderClient(provider),
  },
  {
    provide: AssistEngine,
    inject: [configuredProvider, LocalEngine],
    useFactory: (client: ProviderClient | null, local: LocalEngine) => (client ? new ProviderEngine(client) : local),
  },
  {
    provide: Transcription,
    inject: [configuredProvider],
    useFactory: (client: ProviderClient | null) => new Transcription(client),
  },
  { provide: VoiceAllowance, useClass: UnlimitedVoiceAllowance },
  LocalEngine,
  DraftsService,
  PhotoReader,
  Photos,
  TextRecognition,
  LikenessService,
  LikenessStore,
  ComparablesStore,
  PricesService,
  RecordingsJobs,
  RecordingsService,
  RecordingsStore,
  VoiceCredits,
  VoiceCreditsStore,
];
