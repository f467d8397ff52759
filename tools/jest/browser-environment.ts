import { TestEnvironment } from 'jest-environment-jsdom'
import { compileOnce } from './compile-once'
import { countProcessorTime } from './processor-time'

compileOnce()

/** jsdom with the parts of the web that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  readonly #endCount: () => void

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    const endCount = countProcessorTime(args[1].testPath)
    super(...args)
    this.#endCount = endCount
    Object.assign(this.global, { Headers, Request, Response, structuredClone })
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true })
  }

  override async teardown(): Promise<void> {
    await super.teardown()
    this.#endCount()
  }
}
