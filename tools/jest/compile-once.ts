import vm from 'node:vm'

interface Compiled {
  readonly source: string
  readonly script: vm.Script
}

/**
 * Lets a worker compile each module once. Jest loads all modules of a test file anew, which is right: but it would also parse
 * and compile them anew, and most are the same thousands in each file. What is compiled here belongs to no context yet, so
 * that each test file still has modules and globals of its own.
 */
export function compileOnce(): void {
  const compiled = new Map<string, Compiled>()
  const compileFunction = vm.compileFunction
  vm.compileFunction = (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options
    if (!filename || !parsingContext) return compileFunction(source, parameters, options)
    let known = compiled.get(filename)
    if (known?.source !== source) {
      const head = `(function (${parameters.join(', ')}) {`
      const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
      known = { source, script }
      compiled.set(filename, known)
    }
    return known.script.runInContext(parsingContext)
  }
}
