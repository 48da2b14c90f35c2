const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of a browser's network that it lacks and Node has, and scrolling, which has no meaning without layout. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response, Request, Headers, fetch, structuredClone, scrollTo: () => undefined });
  }
};
