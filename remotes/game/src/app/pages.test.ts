import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { shops } from '../shared/player/shops'

it('publishes exactly the pages that it has', () => {
  const { pages } = JSON.parse(readFileSync(join(__dirname, '../../remote.json'), 'utf8')) as { pages: string[] }
  const routes = readFileSync(join(__dirname, 'game.tsx'), 'utf8')
  const inRoutes = [...routes.matchAll(/path="(\/[^"]*)"/g)].map(([, path]) => path)
  expect([...pages].sort()).toEqual(['/', '/game', ...inRoutes, ...shops.map(({ path }) => path)].sort())
})
