import type { CategoryFilter } from '@vybac/contracts/listings';
import type { PictureName } from '../../../pictures';

interface Look {
  picture: PictureName;
  tile: string;
}

/** How a category looks where there is no photo of a thing of it. */
export const categoryLook: Readonly<Record<CategoryFilter, Look>> = {
  electronics: { picture: 'headphones', tile: 'bg-tile-three' },
  clothing: { picture: 'coat', tile: 'bg-tile-one' },
  'home-garden': { picture: 'sofa', tile: 'bg-tile-five' },
  'sporting-goods': { picture: 'skateboard', tile: 'bg-tile-two' },
  collectibles: { picture: 'teddy', tile: 'bg-tile-four' },
  books: { picture: 'books', tile: 'bg-tile-one' },
  vehicles: { picture: 'bicycle', tile: 'bg-tile-three' },
  services: { picture: 'key', tile: 'bg-tile-five' },
  software: { picture: 'controller', tile: 'bg-tile-two' },
  'musical-instruments': { picture: 'guitar', tile: 'bg-tile-four' },
  'jewelry-watches': { picture: 'clock', tile: 'bg-tile-one' },
  other: { picture: 'parcel', tile: 'bg-tile-three' },
  free: { picture: 'gift', tile: 'bg-tile-four' },
};
