import backpack from './backpack.webp';
import bell from './bell.webp';
import bicycle from './bicycle.webp';
import books from './books.webp';
import camera from './camera.webp';
import clock from './clock.webp';
import coat from './coat.webp';
import compass from './compass.webp';
import controller from './controller.webp';
import gift from './gift.webp';
import guitar from './guitar.webp';
import headphones from './headphones.webp';
import key from './key.webp';
import laptop from './laptop.webp';
import magnifier from './magnifier.webp';
import mailbox from './mailbox.webp';
import parcel from './parcel.webp';
import plant from './plant.webp';
import plug from './plug.webp';
import radio from './radio.webp';
import skateboard from './skateboard.webp';
import sneaker from './sneaker.webp';
import sofa from './sofa.webp';
import speech from './speech.webp';
import tag from './tag.webp';
import teddy from './teddy.webp';

/** Addresses of the decorative pictures (256 × 256, transparent). See NOTICE.md for their origin. */
export const pictures = {
  backpack,
  bell,
  bicycle,
  books,
  camera,
  clock,
  coat,
  compass,
  controller,
  gift,
  guitar,
  headphones,
  key,
  laptop,
  magnifier,
  mailbox,
  parcel,
  plant,
  plug,
  radio,
  skateboard,
  sneaker,
  sofa,
  speech,
  tag,
  teddy,
};

export type PictureName = keyof typeof pictures;
