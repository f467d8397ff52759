import { TestEnvironment } from 'jest-environment-jsdom'
import { compileOnce } from './compile-once'

compileOnce()

/** jsdom with the parts of the web that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args)
    Object.assign(this.global, { Headers, Request, Response, structuredClone })
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true })
  }
}
