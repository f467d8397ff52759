import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

it('publishes exactly the pages that it has', () => {
  const { pages } = JSON.parse(readFileSync(join(__dirname, '../../remote.json'), 'utf8')) as { pages: string[] }
  const routes = readFileSync(join(__dirname, 'app.tsx'), 'utf8')
  const inRoutes = [...routes.matchAll(/path="(\/[^"]*)"/g)].map(([, path]) => path)
  expect([...pages].sort()).toEqual(['/', ...inRoutes].sort())
})
