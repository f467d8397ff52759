import vm, { type Context } from 'node:vm'

interface Compiled {
  readonly source: string
  readonly script: vm.Script
}

type CompiledFunction = ReturnType<typeof vm.compileFunction>

/**
 * What the language itself defines. Nothing replaces these while a test file runs, unlike `Date` and timers, whose names must
 * lead to what stands in for them.
 */
const intrinsics = [
  ...['Array', 'BigInt', 'Boolean', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Reflect', 'RegExp', 'Set', 'String'],
  ...['Symbol', 'WeakMap', 'WeakSet', 'Error', 'RangeError', 'SyntaxError', 'TypeError', 'Infinity', 'NaN'],
  ...['isFinite', 'isNaN', 'parseFloat', 'parseInt', 'ArrayBuffer', 'DataView', 'Uint8Array', 'Uint16Array'],
  ...['Uint32Array', 'Int8Array', 'Int16Array', 'Int32Array', 'Float32Array', 'Float64Array'],
].join(', ')

/**
 * Lets a worker compile each module once. Jest loads all modules of a test file anew, which is right: but it would also parse
 * and compile them anew, and most are the same thousands in each file. What is compiled here belongs to no context yet, so
 * that each test file still has modules and globals of its own.
 *
 * The intrinsics are handed to a module as if it were their parameters: in a context of `node:vm` every use of a global asks
 * the embedder first, which makes whatever counts or draws a lot several times as slow.
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
