import type { Route } from './route'

/** Finds the methods that the path of a URL under `/api` takes, for `Allow`; none where no route has the path. */
export function allowedMethods(routes: readonly Route[]): (url: string) => string[] {
  const patterns = routes.map(({ path, method, changesState }) => ({
    pattern: new RegExp(`^/api${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    isExact: !path.includes(':'),
    methods: method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method],
  }))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const matching = patterns.filter(({ pattern }) => pattern.test(path))
    // A router prefers a path that is written out to one with a parameter.
    const exact = matching.filter(({ isExact }) => isExact)
    return [...new Set((exact.length > 0 ? exact : matching).flatMap(({ methods }) => methods))]
  }
}
