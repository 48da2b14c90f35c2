import { useState } from 'react';

/**
 * Idempotency keys for something that must happen once. The same content keeps its key, so that sending it again after a broken
 * connection has one effect; other content, or the next attempt after a success (`done`), gets a new one.
 */
export class AttemptKeys {
  private last: { content: string; key: string } | null = null;

  keyFor(body: unknown): string {
    const content = JSON.stringify(body);
    if (this.last?.content !== content) this.last = { content, key: randomKey() };
    return this.last.key;
  }

  done(): void {
    this.last = null;
  }
}

export function useAttemptKeys(): AttemptKeys {
  return useState(() => new AttemptKeys())[0];
}

// crypto.randomUUID exists on https and localhost only.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
