import { pictures, type PictureName } from './index';

export interface PictureProps {
  name: PictureName;
  className?: string;
  /** On the first screen: load at once. */
  eager?: boolean;
}

/** A decorative picture of a thing; screen readers pass over it. */
export function Picture({ name, className = 'size-14', eager = false }: PictureProps) {
  return (
    <img
      src={pictures[name]}
      alt=""
      width={256}
      height={256}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
