/** jsdom has no layout: answers media queries for a window of this many pixels, in the light. */
export function windowOf(width: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width >= Number(/\(min-width: (\d+)px\)/.exec(media)?.[1] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
