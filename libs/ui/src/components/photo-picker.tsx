import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';

export interface PhotoPickerProps {
  /** Says what to do, e.g. "Add photos". */
  label: string;
  /** Limits in words, e.g. "Up to 5 photos, 10 MB each". */
  hint: string;
  /** MIME types that the file dialog offers. Dropped files of other types are handed over too: the caller says what is wrong with them. */
  accept: string;
  /** How many more fit; 0 hides the drop field. */
  room: number;
  onFiles: (files: File[]) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** Tiles of the chosen photos. */
  children?: ReactNode;
}

/** Photos by drop, file dialog or camera. It holds no files itself. */
export function PhotoPicker({
  label,
  hint,
  accept,
  room,
  onFiles,
  error,
  disabled = false,
  children,
}: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hand = (files: FileList | null) => {
    if (!disabled && files && files.length > 0) onFiles([...files]);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    hand(event.dataTransfer.files);
  };

  // A photo dropped beside the field must not replace the page.
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  return (
    <div className="flex flex-col gap-2">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 empty:hidden">{children}</ul>
      {room > 0 && (
        <button
          type="button"
          disabled={disabled}
          onClick={() => input.current?.click()}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
          className={`flex min-h-36 w-full flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed p-5 text-center transition-colors disabled:opacity-60 ${
            over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface-sunken hover:border-brand'
          }`}
        >
          <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-text">
            <ImagePlus aria-hidden className="size-6" />
          </span>
          <span className="font-semibold">{label}</span>
          <span className="text-sm text-ink-muted">{hint}</span>
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={room > 1}
        tabIndex={-1}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          hand(event.currentTarget.files);
          // The same file may be picked again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
