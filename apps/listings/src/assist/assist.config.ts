import { z } from 'zod';

const schema = z.object({
  /** Where an OpenAI-compatible API answers, e.g. `https://api.openai.com/v1`. Without it the local engine reads words and photos. */
  ASSIST_PROVIDER_URL: z.url().optional(),
  ASSIST_PROVIDER_KEY: z.string().min(1).optional(),
  ASSIST_TEXT_MODEL: z.string().min(1).default('gpt-4o-mini'),
  ASSIST_VISION_MODEL: z.string().min(1).default('gpt-4o-mini'),
  ASSIST_VOICE_MODEL: z.string().min(1).default('whisper-1'),
  /** Below the 15 seconds after which the gateway gives up on a service. */
  ASSIST_TIME_LIMIT_SECONDS: z.coerce.number().positive().max(14).default(12),
});

/** A language model's API, as the operator configured it. */
export interface ProviderSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string | null;
  readonly models: { readonly text: string; readonly vision: string; readonly voice: string };
  readonly timeLimitMilliseconds: number;
}

/** The operator's settings of the assistant. */
export class AssistConfig {
  constructor(readonly provider: ProviderSettings | null) {}

  /** @throws ZodError */
  static read(environment: NodeJS.ProcessEnv = process.env): AssistConfig {
    // Compose passes on what is not set as an empty text.
    const settings = schema.parse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
    const { ASSIST_PROVIDER_URL: url, ASSIST_PROVIDER_KEY: key } = settings;
    if (url === undefined) return new AssistConfig(null);
    return new AssistConfig({
      url: url.replace(/\/+$/, ''),
      key: key ?? null,
      models: {
        text: settings.ASSIST_TEXT_MODEL,
        vision: settings.ASSIST_VISION_MODEL,
        voice: settings.ASSIST_VOICE_MODEL,
      },
      timeLimitMilliseconds: settings.ASSIST_TIME_LIMIT_SECONDS * 1_000,
    });
  }
}
