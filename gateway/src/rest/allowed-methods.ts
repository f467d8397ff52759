import type { Route } from './route'

/** Finds the methods that the path of a URL under `/api` takes, for `Allow`; none where no route has the path. */
export function allowedMethods(routes: readonly Route[]): (url: string) => string[] {
  const patterns = routes.map(({ path, method, changesState }) => ({
    pattern: new RegExp(`^/api${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    methods: method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method],
  }))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    return [...new Set(patterns.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))]
  }
}
