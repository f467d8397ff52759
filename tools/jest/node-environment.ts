import { TestEnvironment } from 'jest-environment-node'
import { compileOnce } from './compile-once'
import { countProcessorTime } from './processor-time'

compileOnce()

type Arguments = ConstructorParameters<typeof TestEnvironment>

class NodeEnvironment extends TestEnvironment {
  endCount = (): void => undefined

  override async teardown(): Promise<void> {
    this.endCount()
  }
}

let shared: NodeEnvironment | null = null

/** Node's environment, whose globals all test files of a worker share, one after another. Jest calls it with `new` for each file. */
export default function environmentOf(...args: Arguments): NodeEnvironment {
  const endCount = countProcessorTime(args[1].testPath)
  shared ??= new NodeEnvironment(...args)
  shared.endCount = endCount
  return shared
}
