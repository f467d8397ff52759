import { TestEnvironment } from 'jest-environment-jsdom'
import { compileOnce } from './compile-once'
import { computeStylesLazily } from './computed-style'
import { countProcessorTime } from './processor-time'
import { rememberWindow } from './remember-window'

compileOnce()

type Arguments = ConstructorParameters<typeof TestEnvironment>

class BrowserEnvironment extends TestEnvironment {
  endCount = (): void => undefined
  readonly #restoreWindow: () => void

  constructor(...args: Arguments) {
    super(...args)
    Object.assign(this.global, { Headers, Request, Response, structuredClone })
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true })
    if (!this.dom) throw new Error('jsdom has made no window.')
    computeStylesLazily(this.dom.window)
    this.#restoreWindow = rememberWindow(this.dom)
  }

  override async teardown(): Promise<void> {
    this.#restoreWindow()
    this.endCount()
  }
}

let shared: BrowserEnvironment | null = null
let currentConsole = console

/** Forwards the reports of jsdom to the console of the running test file. */
const forwardingConsole = new Proxy(console, { get: (_, name) => Reflect.get(currentConsole, name) })

/**
 * jsdom with the parts of the web that Node has and jsdom lacks. All test files of a worker have the same window, one after
 * another. Jest calls it with `new` for each file.
 */
export default function environmentOf(...[config, context]: Arguments): BrowserEnvironment {
  const endCount = countProcessorTime(context.testPath)
  currentConsole = context.console
  shared ??= new BrowserEnvironment(config, { ...context, console: forwardingConsole })
  shared.endCount = endCount
  return shared
}
