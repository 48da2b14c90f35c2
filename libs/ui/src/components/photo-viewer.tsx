import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton, iconButtonStyle } from './icon-button';
import { type ViewedPhoto, ZoomablePhoto } from './zoomable-photo';

export type { ViewedPhoto };

export interface PhotoViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  photos: readonly ViewedPhoto[];
  /** Which photo is shown, from 0. */
  shown: number;
  onShow: (index: number) => void;
  /** Names the dialog for screen readers. */
  label: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Says which photo it is, e.g. "Photo 2 of 5"; `position` starts at 1. */
  positionLabel: (position: number, total: number) => string;
}

/**
 * Photos as large as the window, one at a time, looping; a press, `+` and `-` bring them closer. Arrow keys go to the next
 * photo, and move within one that is close.
 */
export function PhotoViewer({ open, onOpenChange, photos, shown, onShow, ...texts }: PhotoViewerProps) {
  const [closeUp, setCloseUp] = useState(false);
  const photo = photos[shown];
  const several = photos.length > 1;
  const go = (by: 1 | -1) => {
    setCloseUp(false);
    onShow((shown + by + photos.length) % photos.length);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setCloseUp(true);
    if (key === '-') setCloseUp(false);
    if (several && !closeUp && key === 'ArrowLeft') go(-1);
    if (several && !closeUp && key === 'ArrowRight') go(1);
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        setCloseUp(false);
        onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={press}
          className="fixed inset-0 z-50 flex flex-col bg-surface text-ink transition-opacity duration-200 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <header className="flex items-center gap-1 px-3 pt-[calc(0.5rem+env(safe-area-inset-top))] pb-2 md:px-5">
            <Dialog.Title className="sr-only">{texts.label}</Dialog.Title>
            <p aria-live="polite" className="grow pl-1 text-sm font-semibold tabular-nums">
              {texts.positionLabel(shown + 1, photos.length)}
            </p>
            <IconButton label={closeUp ? texts.zoomOutLabel : texts.zoomInLabel} onClick={() => setCloseUp(!closeUp)}>
              {closeUp ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
            </IconButton>
            <Dialog.Close aria-label={texts.closeLabel} className={iconButtonStyle()}>
              <X aria-hidden />
            </Dialog.Close>
          </header>
          <div className="relative min-h-0 grow pb-[env(safe-area-inset-bottom)]">
            {photo && (
              <ZoomablePhoto
                key={shown}
                photo={photo}
                closeUp={closeUp}
                onCloseUp={setCloseUp}
                onSwipe={several ? go : undefined}
              />
            )}
            {several && (
              <>
                <IconButton
                  label={texts.previousLabel}
                  variant="raised"
                  className="!absolute top-1/2 left-3 -translate-y-1/2"
                  onClick={() => go(-1)}
                >
                  <ChevronLeft aria-hidden />
                </IconButton>
                <IconButton
                  label={texts.nextLabel}
                  variant="raised"
                  className="!absolute top-1/2 right-3 -translate-y-1/2"
                  onClick={() => go(1)}
                >
                  <ChevronRight aria-hidden />
                </IconButton>
              </>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
