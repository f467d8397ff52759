const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const file = join(__dirname, '../ui/src/styles/breakpoints.json')

/** Replaces the names of breakpoints in media queries, as `@media (--narrow)`, by their conditions. */
module.exports = function replaceBreakpoints(css) {
  this.addDependency(file)
  const breakpoints = JSON.parse(readFileSync(file, 'utf8'))
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name) => {
      if (!(name in breakpoints)) throw new Error(`breakpoints.json has no "${name}"`)
      return breakpoints[name]
    }),
  )
}
