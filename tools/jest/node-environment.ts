import { TestEnvironment } from 'jest-environment-node'
import { compileOnce } from './compile-once'
import { countProcessorTime } from './processor-time'

compileOnce()

export default class NodeEnvironment extends TestEnvironment {
  readonly #endCount: () => void

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    const endCount = countProcessorTime(args[1].testPath)
    super(...args)
    this.#endCount = endCount
  }

  override async teardown(): Promise<void> {
    await super.teardown()
    this.#endCount()
  }
}
