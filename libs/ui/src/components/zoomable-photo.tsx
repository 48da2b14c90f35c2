import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';

/** How many times larger a photo is close up. */
const closer = 2.5;
/** Pixels sideways that are a swipe and not a tremble. */
const swipe = 48;

export interface ViewedPhoto {
  src: string;
  srcSet: string;
  alt: string;
  width: number;
  height: number;
}

interface ZoomablePhotoProps {
  photo: ViewedPhoto;
  closeUp: boolean;
  onCloseUp: (closeUp: boolean) => void;
  onSwipe?: ((by: 1 | -1) => void) | undefined;
}

/** A photo as large as there is room for. Close up it is larger than that, and scrolls as everything does: by touch, wheel and keys. */
export function ZoomablePhoto({ photo, closeUp, onCloseUp, onSwipe }: ZoomablePhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed stays under the finger, as a share of the photo; its middle for a key.
  const pressed = useRef({ x: 0.5, y: 0.5 });
  const touched = useRef<number | null>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();

  useLayoutEffect(() => {
    if (!closeUp) pressed.current = { x: 0.5, y: 0.5 };
    setSize(closeUp && frame.current ? closeUpOf(photo, frame.current) : undefined);
  }, [closeUp, photo]);
  useLayoutEffect(() => {
    if (!size || !frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    frame.current.scrollLeft = pressed.current.x * size.width - clientWidth / 2;
    frame.current.scrollTop = pressed.current.y * size.height - clientHeight / 2;
    // Arrow keys scroll what has the focus.
    frame.current.focus({ preventScroll: true });
  }, [size]);

  const press = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { width: shownWidth, height: shownHeight } = fitted(photo, { width, height });
    pressed.current = {
      x: (event.clientX - left - (width - shownWidth) / 2) / shownWidth,
      y: (event.clientY - top - (height - shownHeight) / 2) / shownHeight,
    };
    onCloseUp(!closeUp);
  };
  const lift = (event: TouchEvent) => {
    const by = (event.changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (touched.current !== null && Math.abs(by) > swipe) onSwipe?.(by < 0 ? 1 : -1);
    touched.current = null;
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press is the short way of the button above, which keys reach
    <div
      ref={frame}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={closeUp ? 0 : -1}
      onClick={press}
      onTouchStart={(event) => {
        // Close up a finger moves the photo, and two fingers are the browser's own zoom.
        touched.current = closeUp || event.touches.length > 1 ? null : (event.touches[0]?.clientX ?? null);
      }}
      onTouchEnd={lift}
      // Safe: what is larger than its frame is reached from its beginning.
      className={`absolute inset-0 grid [place-content:safe_center] overscroll-contain ${closeUp ? 'cursor-zoom-out overflow-auto' : 'cursor-zoom-in overflow-hidden'}`}
    >
      <img
        {...photo}
        alt={photo.alt}
        sizes={closeUp ? `${String(100 * closer)}vw` : '100vw'}
        draggable={false}
        style={size}
        className={size ? 'max-w-none' : 'absolute inset-0 size-full object-contain'}
      />
    </div>
  );
}

interface Size {
  width: number;
  height: number;
}

/** As large as a photo can be within a frame. */
function fitted({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(frame.width / width, frame.height / height);
  return { width: width * scale, height: height * scale };
}

function closeUpOf(photo: Size, { clientWidth, clientHeight }: HTMLElement): Size {
  const { width, height } = fitted(photo, { width: clientWidth, height: clientHeight });
  return { width: width * closer, height: height * closer };
}
