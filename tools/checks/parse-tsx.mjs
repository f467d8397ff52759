/**
 * dependency-cruiser reads every file as plain TypeScript and knows no switch for JSX. Preloaded before it, this lets swc
 * read `.tsx` as what it is.
 */
import swc from '@swc/core'

const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') })
