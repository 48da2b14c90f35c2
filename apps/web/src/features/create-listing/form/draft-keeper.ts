import { ProblemError } from '@vybac/client';
import type { SavedDraft } from '@vybac/contracts/listings';
import type { Draft } from './draft';
import { loadSchemas } from './load-schemas';

export interface DraftKeeperParts {
  /** On this device, at once. */
  keep: (draft: Draft) => void;
  /** For all devices. */
  put: (draft: Draft) => Promise<SavedDraft>;
  list: () => Promise<readonly SavedDraft[]>;
  /** Here and on all devices. */
  forget: (draft: Draft) => void;
  /** What another device made of the draft meanwhile: the person chooses. */
  onConflict: (other: SavedDraft) => void;
  /** After each try: whether what stands here is saved for all devices. */
  onSaved: (saved: boolean) => void;
}

export type DraftChange = Partial<Pick<Draft, 'values' | 'images' | 'sources' | 'given'>>;

/** Milliseconds without typing after which a draft is saved for all devices. */
const settlesIn = 800;

/** Saves a draft as it is typed: here with every change, for all devices when typing pauses, one save after the other. */
export class DraftKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;
  private stopped = false;
  private ended = false;

  constructor(
    private draft: Draft,
    private readonly parts: DraftKeeperParts,
  ) {}

  changed(change: DraftChange): void {
    if (this.stopped) return;
    this.draft = { ...this.draft, ...change, ahead: true };
    this.parts.keep(this.draft);
    this.saveSoon();
  }

  /** Writes what stands here over the other device's version. */
  overwrite(version: number): void {
    this.draft = { ...this.draft, version };
    this.saveSoon();
  }

  /** One leaves the form: what was typed last is saved at once. */
  leave(): void {
    if (this.draft.ahead) this.save();
    this.stop();
  }

  /** It is published or thrown away. A save that is still under way would bring it back: it ends first. */
  async end(): Promise<void> {
    this.stop();
    this.ended = true;
    this.parts.forget(this.draft);
    if (!this.saving) return;
    await this.saving;
    this.parts.forget(this.draft);
  }

  private stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private saveSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), settlesIn);
  }

  private save(): void {
    if (!this.saving && !this.stopped) this.saving = this.send(this.draft);
  }

  private async send(sent: Draft): Promise<void> {
    try {
      const { version } = await this.parts.put(sent);
      this.savedAs(version, sent);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'draft.changed_elsewhere') await this.compare(sent);
      // Out of reach: what stands here is kept here, and saved with the next change.
      else this.parts.onSaved(false);
    } finally {
      this.saving = null;
      if (!this.stopped && this.draft !== sent && this.draft.ahead) this.saveSoon();
    }
  }

  /** A save whose answer was lost looks like somebody else's: the same words are our own. */
  private async compare(sent: Draft): Promise<void> {
    const other = (await this.parts.list().catch(() => [])).find(({ id }) => id === sent.id);
    const { cleanForm } = await loadSchemas();
    const ours = JSON.stringify([cleanForm(sent.values), sent.given]);
    if (other && JSON.stringify([other.form, other.given]) === ours) this.savedAs(other.version, sent);
    else if (other && !this.stopped) this.parts.onConflict(other);
    else if (!this.stopped) this.parts.onSaved(false);
  }

  private savedAs(version: number, sent: Draft): void {
    const isNewest = this.draft === sent;
    this.draft = { ...this.draft, version, ahead: !isNewest };
    if (this.ended) return;
    this.parts.keep(this.draft);
    if (isNewest) this.parts.onSaved(true);
  }
}
