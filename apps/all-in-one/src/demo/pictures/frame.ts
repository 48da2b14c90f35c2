/** Every demo picture has this size, in pixels. */
export const pictureWidth = 1280;
export const pictureHeight = 960;
