import type { FastifyInstance } from 'fastify'

interface Pattern {
  readonly regExp: RegExp
  readonly isExact: boolean
  readonly methods: readonly string[]
}

/** A path as a regular expression: `:id` is one segment, `*` any rest. */
const patternOf = (url: string): RegExp => {
  const escaped = url.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`, 'i')
}

/**
 * Returns a function that finds the methods of a URL's path, for `Allow`; none if no route has the path. It knows the
 * routes that are added to the server after this call, without the paths in `without`.
 */
export function collectAllowedMethods(
  server: FastifyInstance,
  without: readonly string[] = [],
): (url: string) => readonly string[] {
  const patterns: Pattern[] = []
  server.addHook('onRoute', ({ url, method }) => {
    if (without.includes(url)) return
    patterns.push({ regExp: patternOf(url), isExact: !/[:*]/.test(url), methods: [method].flat() })
  })
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const matching = patterns.filter(({ regExp }) => regExp.test(path))
    // A router prefers a literal path to one with a parameter.
    const exact = matching.filter(({ isExact }) => isExact)
    return [...new Set((exact.length > 0 ? exact : matching).flatMap(({ methods }) => methods))].sort()
  }
}
