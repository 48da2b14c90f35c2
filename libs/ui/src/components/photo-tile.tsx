import { ImageOff, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { iconButtonStyle } from './icon-button';
import { ProgressBar } from './progress';

export interface PhotoTileProps extends Omit<ComponentProps<'li'>, 'className' | 'children'> {
  src: string;
  alt: string;
  removeLabel: string;
  onRemove: () => void;
  /** Upload under way, 0 to 100; undefined when it is done. */
  progress?: { value: number; label: string } | undefined;
  error?: string | undefined;
  /** E.g. a "Cover" badge. */
  badge?: ReactNode;
  /** Buttons under the photo, e.g. to move it. */
  actions?: ReactNode;
}

/** One chosen photo in a `PhotoPicker`: preview at once, progress over it, error under it. */
export function PhotoTile({
  src,
  alt,
  removeLabel,
  onRemove,
  progress,
  error,
  badge,
  actions,
  ...item
}: PhotoTileProps) {
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <li {...item} className="flex flex-col gap-1">
      <div
        className={`relative aspect-square overflow-hidden rounded-lg bg-surface-sunken ${error ? 'ring-2 ring-danger' : ''}`}
      >
        {unreadable === src ? (
          <ImageOff role="img" aria-label={alt} className="absolute inset-0 m-auto size-10 text-ink-muted" />
        ) : (
          <img
            src={src}
            alt={alt}
            draggable={false}
            onError={() => setUnreadable(src)}
            className="size-full object-cover"
          />
        )}
        {badge && <div className="absolute top-2 left-2">{badge}</div>}
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className={iconButtonStyle({ variant: 'raised', className: '!absolute top-1 right-1 scale-90' })}
        >
          <X aria-hidden />
        </button>
        {progress && (
          <div className="absolute inset-x-0 bottom-0 bg-surface-raised/90 p-2">
            <ProgressBar hideLabel label={progress.label} value={progress.value} />
          </div>
        )}
      </div>
      {actions && <div className="flex justify-center gap-1">{actions}</div>}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </li>
  );
}
