import { type Image, srcsetOf } from '@vybac/contracts/listings';
import type { ComponentProps } from 'react';
import { thumbhashColour } from './thumbhash';

export interface PhotoProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  image: Image;
  alt: string;
  /** How wide it is shown, for the browser to choose a version. */
  sizes: string;
  /** Its average colour stands behind it while it loads. */
  tinted?: boolean;
}

const formats = ['avif', 'webp'] as const;

/** A photo that somebody uploaded, in the smallest format and version that will do. */
export function Photo({ image, sizes, alt, tinted = false, style, ...img }: PhotoProps) {
  const { urls, width, height, thumbhash } = image;
  const colour = tinted ? thumbhashColour(thumbhash) : null;
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcsetOf(urls, format)} sizes={sizes} />
      ))}
      <img
        decoding="async"
        {...img}
        src={urls.medium}
        alt={alt}
        width={width}
        height={height}
        style={colour ? { ...style, backgroundColor: colour } : style}
      />
    </picture>
  );
}
