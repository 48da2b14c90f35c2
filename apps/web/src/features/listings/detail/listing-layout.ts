/** Photos and words on one side, price and people on the other; below each other on a phone, price before words. */
export const listingLayout = {
  page: 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-10 lg:gap-y-8',
  gallery: 'min-w-0 max-lg:-mx-4 md:max-lg:mx-0',
  panel: 'flex min-w-0 flex-col gap-5 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1',
  words: 'flex min-w-0 flex-col gap-7',
  frame: 'aspect-5/4 w-full max-sm:max-h-[36svh] sm:aspect-4/3',
};
