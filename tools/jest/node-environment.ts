import { TestEnvironment } from 'jest-environment-node'
import { compileOnce } from './compile-once'
import { countProcessorTime } from './processor-time'

compileOnce()

type Arguments = ConstructorParameters<typeof TestEnvironment>

interface TestEvent {
  readonly name: string
  readonly error?: unknown
  /** of a rejection that nothing handled */
  readonly promise?: Promise<unknown>
}

/** Whether graphql-js dropped an error beside another one, as `isDroppedFieldError` has it for modules of the tests. */
function isDropped(error: unknown): boolean {
  const { name, path } = (error ?? {}) as { readonly name?: unknown; readonly path?: unknown }
  return name === 'GraphQLError' && path !== undefined
}

/** The place at which Node keeps the connections of `fetch`. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1')

interface Dispatcher {
  readonly constructor: new () => Dispatcher
  destroy(): Promise<void>
}

/**
 * Ends the connections of `fetch`. One whose response was not read to the end stays open for minutes, and so keeps the
 * worker from its end.
 */
async function endConnections(): Promise<void> {
  const store = globalThis as { [dispatcherKey]?: Dispatcher }
  const dispatcher = store[dispatcherKey]
  if (!dispatcher) return
  store[dispatcherKey] = new dispatcher.constructor()
  await dispatcher.destroy()
}

class NodeEnvironment extends TestEnvironment {
  endCount = (): void => undefined

  /** Lets a test go on after a rejection that graphql-js dropped, since tests compare their results with it. */
  handleTestEvent({ name, error, promise }: TestEvent): void {
    if (name === 'error' && isDropped(error)) promise?.catch(() => undefined)
  }

  override async teardown(): Promise<void> {
    this.endCount()
    await endConnections()
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
