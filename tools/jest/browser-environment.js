const { TestEnvironment } = require('jest-environment-jsdom');

/** Layout is nobody's here: what is observed never comes into view. */
class IntersectionObserver {
  observe() {}
  disconnect() {}
}

/** jsdom with the parts of a browser that it lacks and Node has, and those that have no meaning without layout. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response, Request, Headers, fetch, structuredClone, TextEncoder, TextDecoder });
    Object.assign(this.global, { IntersectionObserver, scrollTo: () => undefined });
  }
};
