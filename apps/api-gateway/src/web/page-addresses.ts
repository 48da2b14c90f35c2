/** Whether a page lies at an address of the web app's build: one ending in a slash stands for all below it, except the home page's. */
export function isAt(address: string, path: string): boolean {
  return path === address || (address !== '/' && address.endsWith('/') && path.startsWith(address));
}
