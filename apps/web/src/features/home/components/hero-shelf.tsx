import type { PictureName } from '../../../pictures';
import { Picture } from '../../../pictures/picture';

/** Tilted like stickers on a notice board; every second column hangs lower. */
const columns: readonly (readonly { picture: PictureName; tile: string; tilt: string }[])[] = [
  [
    { picture: 'headphones', tile: 'bg-tile-one', tilt: '-rotate-3' },
    { picture: 'bicycle', tile: 'bg-tile-three', tilt: 'rotate-2' },
    { picture: 'plant', tile: 'bg-tile-two', tilt: '-rotate-2' },
  ],
  [
    { picture: 'guitar', tile: 'bg-tile-four', tilt: 'rotate-3' },
    { picture: 'sneaker', tile: 'bg-tile-five', tilt: '-rotate-2' },
    { picture: 'camera', tile: 'bg-tile-one', tilt: 'rotate-2' },
  ],
  [
    { picture: 'sofa', tile: 'bg-tile-two', tilt: '-rotate-2' },
    { picture: 'controller', tile: 'bg-tile-five', tilt: 'rotate-3' },
    { picture: 'backpack', tile: 'bg-tile-three', tilt: '-rotate-3' },
  ],
];

/** Things one finds here. Decorative. */
export function HeroShelf() {
  return (
    <div
      aria-hidden
      className="flex justify-center gap-3 self-stretch px-4 max-lg:h-44 max-lg:overflow-hidden sm:gap-4 sm:max-lg:h-52 lg:py-4 lg:pr-10"
    >
      {columns.map((column, index) => (
        <div
          key={index}
          className={`flex flex-1 flex-col gap-3 sm:gap-4 lg:max-w-38 lg:justify-center ${index === 1 ? 'mt-6 lg:mt-20' : 'lg:-mt-6'}`}
        >
          {column.map(({ picture, tile, tilt }) => (
            <div key={picture} className={`grid aspect-square place-items-center rounded-xl ${tile} ${tilt}`}>
              <Picture name={picture} eager className="size-[74%]" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
