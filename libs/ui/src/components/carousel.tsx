import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button';

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  slides: readonly ReactNode[];
  previousLabel: string;
  nextLabel: string;
  /** Names one slide, e.g. "Photo 2 of 5"; `position` starts at 1. */
  slideLabel: (position: number, total: number) => string;
  className?: string;
}

/** Pictures side by side, looping; by swipe, buttons, dots or arrow keys (spec 2 §2, listing detail). */
export function Carousel({ label, slides, previousLabel, nextLabel, slideLabel, className = '' }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 22 });
  const section = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(0);
  const several = slides.length > 1;

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  useEffect(() => {
    const element = section.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') embla?.scrollPrev();
      else if (event.key === 'ArrowRight') embla?.scrollNext();
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [embla]);

  return (
    <section ref={section} aria-label={label} className={`group relative ${className}`}>
      <div ref={viewport} className="overflow-hidden md:rounded-xl">
        <div className="flex touch-pan-y" aria-live="polite">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-label={slideLabel(index + 1, slides.length)}
              aria-hidden={index !== selected}
              inert={index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <>
          <IconButton
            label={previousLabel}
            variant="raised"
            className="!absolute top-1/2 left-3 -translate-y-1/2"
            onClick={() => embla?.scrollPrev()}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label={nextLabel}
            variant="raised"
            className="!absolute top-1/2 right-3 -translate-y-1/2"
            onClick={() => embla?.scrollNext()}
          >
            <ChevronRight aria-hidden />
          </IconButton>
          <div className="mt-1 flex justify-center">
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={slideLabel(index + 1, slides.length)}
                aria-current={index === selected}
                onClick={() => embla?.scrollTo(index)}
                className="grid size-11 place-items-center rounded-full md:size-7"
              >
                <span
                  className={`h-2 rounded-full transition-[width,background-color] ${index === selected ? 'w-6 bg-brand' : 'w-2 bg-line-strong'}`}
                />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
