const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom with the parts of the web that Node has and jsdom lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.assign(this.global, { Headers, Request, Response, structuredClone })
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true })
  }
}
