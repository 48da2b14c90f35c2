import { useState } from 'react';

const sizes = { sm: 'size-7 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-3xl' } as const;
const tiles = ['bg-tile-one', 'bg-tile-two', 'bg-tile-three', 'bg-tile-four', 'bg-tile-five'] as const;

export interface AvatarProps {
  name: string;
  /** The picture; without it, or when it does not load, the initials stand in. */
  src?: string | null;
  size?: keyof typeof sizes;
}

/** A person's picture. Decorative, because the name always stands beside it or names the button around it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== failed;
  return (
    <span
      aria-hidden
      // Drawn by the style sheet: as text, the letters would count as a part of the name of a button around them.
      data-initials={hasPicture ? undefined : initials(name)}
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-display font-bold text-tile-ink select-none before:content-[attr(data-initials)] ${sizes[size]} ${tileFor(name)}`}
    >
      {src && hasPicture && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className="col-start-1 row-start-1 size-full object-cover"
        />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toLocaleUpperCase();
}

// The same person keeps the same colour everywhere.
function tileFor(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tiles[sum % tiles.length] ?? tiles[0];
}
