import vm, { type Context } from 'node:vm'

interface Compiled {
  readonly source: string
  readonly script: vm.Script
}

type CompiledFunction = ReturnType<typeof vm.compileFunction>

/**
 * The globals that the language itself defines. Tests do not replace these, unlike `Date` and timers, whose names must
 * resolve to their replacements.
 */
const intrinsics = [
  ...['Array', 'BigInt', 'Boolean', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Reflect', 'RegExp', 'Set', 'String'],
  ...['Symbol', 'WeakMap', 'WeakSet', 'Error', 'RangeError', 'SyntaxError', 'TypeError', 'Infinity', 'NaN'],
  ...['isFinite', 'isNaN', 'parseFloat', 'parseInt', 'ArrayBuffer', 'DataView', 'Uint8Array', 'Uint16Array'],
  ...['Uint32Array', 'Int8Array', 'Int16Array', 'Int32Array', 'Float32Array', 'Float64Array'],
].join(', ')

/**
 * Lets a worker compile each module once. Jest loads all modules again for each test file, which is right. But it would
 * also parse and compile them again, and most modules are the same in each file. The compiled code belongs to no
 * context, so that each test file still has its own modules and globals.
 *
 * The intrinsics are passed to a module like parameters. In a context of `node:vm` every use of a global asks the
 * embedder first. Code that counts or draws a lot is then several times as slow.
 */
export function compileOnce(): void {
  const compiled = new Map<string, Compiled>()
  const values = new WeakMap<Context, readonly unknown[]>()
  const compileFunction = vm.compileFunction
  vm.compileFunction = (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options
    if (!filename || !parsingContext) return compileFunction(source, parameters, options)
    let known = compiled.get(filename)
    if (known?.source !== source) {
      const head = `(function (${intrinsics}) { return (function (${parameters.join(', ')}) {`
      const script = new vm.Script(`${head}${source}\n}) })`, { filename, columnOffset: -head.length })
      known = { source, script }
      compiled.set(filename, known)
    }
    let given = values.get(parsingContext)
    if (!given) {
      given = vm.runInContext(`[${intrinsics}]`, parsingContext) as readonly unknown[]
      values.set(parsingContext, given)
    }
    const bind = known.script.runInContext(parsingContext) as (...given: readonly unknown[]) => CompiledFunction
    return bind(...given)
  }
}
