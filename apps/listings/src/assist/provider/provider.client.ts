import { CallPolicy, NoAnswer } from '@vybac/platform';
import { AppError } from '@vybac/kit';
import { z } from 'zod';
import type { ProviderSettings } from '../assist.config';
import { ProviderFailure } from './provider-failure';

/** One part of what a model is shown. */
export type ChatPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export interface ChatQuestion {
  readonly model: string;
  readonly system: string;
  readonly parts: readonly ChatPart[];
  readonly schema: { readonly name: string; readonly json: unknown };
}

/** No listing is longer: a provider that goes on and on is not listened to. */
const longestAnswer = 256 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});
const transcription = z.object({ text: z.string() });

/** Speaks the OpenAI-compatible HTTP API: chat completions with a JSON schema, and audio transcription. */
export class ProviderClient {
  private readonly policy = new CallPolicy('assist-provider');

  constructor(readonly settings: ProviderSettings) {}

  /**
   * The model's answer as parsed JSON; whether it fits the schema is for the caller to check.
   * @throws ProviderFailure
   */
  async ask({ model, system, parts, schema }: ChatQuestion): Promise<unknown> {
    const answer = await this.post('/chat/completions', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: parts },
        ],
        response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.json } },
      }),
    });
    const parsed = completion.safeParse(jsonOf(answer));
    if (!parsed.success) throw new ProviderFailure('invalid', 'The answer is no chat completion');
    const content = parsed.data.choices[0]?.message.content ?? '';
    if (content.trim() === '') throw new ProviderFailure('empty', 'The model said nothing');
    return jsonOf(content);
  }

  /** What was said in a recording; may be empty. @throws ProviderFailure */
  async transcribe(recording: Buffer, contentType: string, language: string | undefined): Promise<string> {
    const form = new FormData();
    const name = contentType === 'audio/mp4' ? 'recording.mp4' : 'recording.webm';
    form.set('file', new Blob([new Uint8Array(recording)], { type: contentType }), name);
    form.set('model', this.settings.models.voice);
    form.set('response_format', 'json');
    if (language !== undefined) form.set('language', language);
    const parsed = transcription.safeParse(jsonOf(await this.post('/audio/transcriptions', { body: form })));
    if (!parsed.success) throw new ProviderFailure('empty', 'The answer has no text');
    return parsed.data.text;
  }

  private async post(path: string, request: RequestInit): Promise<string> {
    try {
      return await this.policy.run(() => this.attempt(path, request));
    } catch (error) {
      if (error instanceof AppError) throw failureOf(error);
      throw error;
    }
  }

  // What did not answer counts against the circuit; a refusal is an answer.
  private async attempt(path: string, request: RequestInit): Promise<string> {
    const { url, key, timeLimitMilliseconds } = this.settings;
    let status: number;
    let body: string;
    try {
      const answer = await fetch(url + path, {
        method: 'POST',
        ...request,
        headers: {
          ...(request.headers as Record<string, string> | undefined),
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMilliseconds),
      });
      status = answer.status;
      body = await bounded(answer);
    } catch (cause) {
      if (cause instanceof ProviderFailure) throw cause;
      throw new NoAnswer('The provider gave no answer', false, cause);
    }
    if (status === 429) throw new ProviderFailure('busy', 'The provider has too much to do');
    if (status >= 500) throw new NoAnswer(`The provider failed (${status})`, false);
    if (status >= 400) throw new ProviderFailure('refused', `The provider refused (${status})`);
    return body;
  }
}

async function bounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > longestAnswer) throw new ProviderFailure('invalid', 'The answer has no end');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: AppError): ProviderFailure {
  const cause = error.cause instanceof NoAnswer ? error.cause.cause : undefined;
  const isLate = typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
  return new ProviderFailure(isLate ? 'timeout' : 'unreachable', error.message, error);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ProviderFailure('invalid', 'The answer is no JSON', cause);
  }
}
