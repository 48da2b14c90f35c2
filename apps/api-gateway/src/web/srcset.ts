/** The versions of a picture by their widths, as the web app says them, so that what is preloaded is what is shown. */
export function srcsetOf(urls: { small: string; medium: string; large: string }): string {
  return `${urls.small} 320w, ${urls.medium} 640w, ${urls.large} 1280w`;
}
