const { AsyncLocalStorage } = require('node:async_hooks')
const { sep } = require('node:path')
const { default: Runtime } = require('jest-runtime')

/** The key by which Jest keeps what listens to the tests of a file. */
const eventHandlers = Symbol.for('EVENT_HANDLERS')

/** The description of the symbols by which Jest keeps the tests of a file. */
const testState = 'JEST_STATE_SYMBOL'

const isLibrary = (path) => path.includes(`${sep}node_modules${sep}`)

/** Libraries that register hooks, or define what a browser lacks, when they are loaded. */
const setUpWhenLoaded = ['@testing-library', 'css.escape'].map((name) => `${sep}node_modules${sep}${name}${sep}`)

/** Helpers of tests count what they made, so that each file has the same dice in every run. */
const isTestHelper = (path) => path.includes(`${sep}testing${sep}`)

/** Folders of ours without the state of a page: pure packages, and the schema of the mock gateway with the documents it knows. */
const statelessFolders = ['packages/rules/src', 'packages/content/src', 'packages/ui/src/testing/schema'].map(
  (folder) => `${sep}${folder.replaceAll('/', sep)}${sep}`,
)

const isStateless = (path) => {
  const folder = statelessFolders.find((each) => path.includes(each))
  return folder !== undefined && !isTestHelper(path.slice(path.indexOf(folder) + folder.length - 1))
}

const setsUpWhenLoaded = (path) => setUpWhenLoaded.some((folder) => path.includes(folder))

class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    this.keepGlobalsCurrent()
    this.noteStorages()
  }

  /**
   * Records the storages that Jest's own modules create for the data of a call; each file loads these modules again. Every timer
   * and socket of a test keeps its data, such as the test itself. They keep a holder of it, which `endStorages` empties.
   */
  noteStorages() {
    const storages = new Set()
    const holders = []
    class NotedStorage extends AsyncLocalStorage {
      constructor() {
        super()
        storages.add(this)
      }

      run(data, ...call) {
        const holder = { data }
        holders.push(holder)
        return super.run(holder, ...call)
      }

      getStore() {
        return super.getStore()?.data
      }
    }
    const { coreModule } = this
    const requireCore = coreModule.require.bind(coreModule)
    coreModule.require = (name) => {
      const core = requireCore(name)
      return this.isLoadingInternal && core.AsyncLocalStorage ? { ...core, AsyncLocalStorage: NotedStorage } : core
    }
    this.storages = storages
    this.holders = holders
  }

  requireInternalModule(...args) {
    const { isLoadingInternal } = this
    this.isLoadingInternal = true
    try {
      return super.requireInternalModule(...args)
    } finally {
      this.isLoadingInternal = isLoadingInternal
    }
  }

  /** Otherwise every later promise of the worker would be marked for each file before it, and timers would keep its tests. */
  endStorages() {
    for (const storage of this.storages) storage.disable()
    this.storages.clear()
    for (const holder of this.holders) holder.data = undefined
    this.holders.length = 0
  }

  /** A kept module has `expect` and the hooks of the file that runs, not of the file that loaded it first. */
  keepGlobalsCurrent() {
    const { jestGlobals } = this
    const currentGlobals = jestGlobals.cjsGlobals.bind(jestGlobals)
    jestGlobals.cjsGlobals = (from) => new Proxy({}, { get: (_, name) => currentGlobals(from)[name] })
  }

  /** Forgets the file before this one, and what Jest itself knows of its tests. */
  begin(testPath) {
    const { moduleRegistry, internalModuleRegistry, mockRegistry } = this.registries
    for (const path of moduleRegistry.keys()) if (!this.isKept(path)) moduleRegistry.delete(path)
    internalModuleRegistry.clear()
    this.forgetTests()
    mockRegistry.clear()
    this.mockState.clear()
    this.jestGlobals.clearJestObjectCache()
    this.testMainModule.reset()
    this.testState.state = 'loading'
    this._testPath = testPath
    this.executor.testPath = testPath
  }

  /**
   * Removes the tests of the file before from the global object, where each copy of Jest's modules stores them under a symbol of its
   * own. Node's environment also keeps removed and replaced globals. Each file would leave all that it has loaded and made.
   */
  forgetTests() {
    const { global, _globalProxy: node } = this._environment
    delete global[eventHandlers]
    for (const symbol of Object.getOwnPropertySymbols(global))
      if (symbol.description === testState) delete global[symbol]
    if (node) node.leftovers = []
  }

  isKept(path) {
    const { setupFilesAfterEnv, testEnvironmentOptions } = this._config
    if (path === this._testPath || setupFilesAfterEnv.includes(path)) return false
    if (isLibrary(path)) return testEnvironmentOptions.keptModules === 'all' || !setsUpWhenLoaded(path)
    return testEnvironmentOptions.keptModules === 'all' ? !isTestHelper(path) : isStateless(path)
  }

  teardown() {
    this.endStorages()
    this.restoreAllMocks()
    this._environment.fakeTimers.useRealTimers()
    this._environment.fakeTimersModern.useRealTimers()
  }
}

/** One for each project of which this worker runs test files. */
const runtimes = new Map()

/**
 * Jest's runtime, with modules that stay loaded from one test file of a worker to the next. The option `keptModules` of a project's
 * test environment says which. `libraries` also keeps modules without state of a page. `all` keeps all modules except the test files and their
 * helpers. Both need an environment that is shared too.
 * Jest calls it with `new` for each file.
 */
module.exports = function runtimeOf(...args) {
  const [config, , , , , , testPath] = args
  const known = runtimes.get(config.id)
  if (known) known.begin(testPath)
  const runtime = known ?? new SharedRuntime(...args)
  runtimes.set(config.id, runtime)
  return runtime
}
