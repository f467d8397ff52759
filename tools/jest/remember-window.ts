import type { TestEnvironment } from 'jest-environment-jsdom'

type JSDOM = NonNullable<InstanceType<typeof TestEnvironment>['dom']>

type Properties = ReadonlyMap<string, PropertyDescriptor>

const propertiesOf = (object: object): Properties => new Map(Object.entries(Object.getOwnPropertyDescriptors(object)))

const isSame = (a: PropertyDescriptor, b: PropertyDescriptor | undefined) =>
  b !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set

/** React marks by it that it listens to a document, which it goes on doing. */
const isMarkOfReact = (name: string) => name.startsWith('_reactListening')

function restoreProperties(object: object, before: Properties): void {
  for (const name of Object.getOwnPropertyNames(object))
    if (!before.has(name) && !isMarkOfReact(name)) Reflect.deleteProperty(object, name)
  for (const [name, property] of before)
    if (!isSame(property, Object.getOwnPropertyDescriptor(object, name))) Reflect.defineProperty(object, name, property)
}

function* prototypesOf(object: object): Generator<object> {
  for (let each: object | null = object; each; each = Reflect.getPrototypeOf(each)) yield each
}

/**
 * The window, what it holds that a test may replace parts of, and its classes with their prototypes. They are read from the context:
 * the window itself does not list them all.
 */
function objectsOf(dom: JSDOM): readonly object[] {
  const { document, navigator, screen, history, crypto } = dom.window
  const chain = [...prototypesOf(dom.getInternalVMContext()), ...prototypesOf(dom.window)]
  const properties = chain.flatMap((each) => Object.values(Object.getOwnPropertyDescriptors(each)))
  const classes = properties.flatMap(({ value }): object[] => {
    if (typeof value !== 'function') return []
    return typeof value.prototype === 'object' && value.prototype !== null ? [value, value.prototype] : [value]
  })
  return [...new Set([...chain, document, navigator, screen, history, crypto, ...classes])]
}

/**
 * Records the timers of a window. Returns a function that stops all timers with a delay. Timers without a delay
 * continue, because a library kept for the next file, such as React's scheduler, would wait for its own forever.
 */
function noteTimers(window: JSDOM['window']): () => void {
  const noted = new Set<number>()
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name].bind(window)
    window[name] = ((run: TimerHandler, delay?: number, ...args: unknown[]) => {
      const id = start(run, delay, ...args)
      if (delay && delay > 0) noted.add(id)
      return id
    }) as typeof start
  }
  return () => {
    for (const id of noted) window.clearTimeout(id)
    noted.clear()
  }
}

/** Removes what a test file left: what it shows and stores. */
function clearWindow(dom: JSDOM): void {
  const { window } = dom
  const { document } = window
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  window.localStorage.clear()
  window.sessionStorage.clear()
  dom.cookieJar.removeAllCookiesSync()
  window.history.replaceState(null, '', 'http://localhost/')
}

/**
 * Records the state of a new window. Returns a function that restores it, so that the next test file finds no traces of
 * this one.
 */
export function rememberWindow(dom: JSDOM): () => void {
  const stopTimers = noteTimers(dom.window)
  const before = objectsOf(dom).map((object) => [object, propertiesOf(object)] as const)
  return () => {
    for (const [object, properties] of before) restoreProperties(object, properties)
    stopTimers()
    clearWindow(dom)
  }
}
