import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { version } from '../version'
import { routes } from './routes'

const projectFile = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8')

test('nginx never retries a GET that changes something', () => {
  const changing = routes.filter(({ method, changesState }) => method === 'GET' && changesState)
  const [, pattern = ''] =
    /location ~\* (\S+) \{\s+proxy_pass\s+http:\/\/sanguine;\s+proxy_next_upstream off;/.exec(
      projectFile('ops/nginx/sanguine.conf'),
    ) ?? []
  const repeated = changing.map(({ path }) => `/api${path}`).filter((path) => !new RegExp(pattern, 'i').test(path))
  expect([changing.length > 0, repeated]).toEqual([true, []])
})

test('nginx asks the other gateway for a file of another version, and for nothing else that is missing', () => {
  const [, pattern = ''] =
    /location ~ "(\S+)" \{\s+proxy_pass\s+http:\/\/sanguine;\s+proxy_next_upstream error timeout http_404;/.exec(
      projectFile('ops/nginx/sanguine.conf'),
    ) ?? []
  const isRepeated = (path: string) => pattern !== '' && new RegExp(pattern).test(path)
  const files = ['/165.a3f3e0f7.js', '/remotes/game/app.0c1d2e3f.css', '/remotes/game/win.88fd882b.mp3']
  expect(files.filter((path) => !isRepeated(path))).toEqual([])
  const others = [...routes.map(({ path }) => `/api${path}`), '/', '/graphql', '/remotes.json', '/verify-fight.mjs']
  expect(others.filter(isRepeated)).toEqual([])
})

test('chart, image and containers have the version of the gateway', () => {
  const chart = parse(projectFile('ops/chart/Chart.yaml'))
  const images = [...projectFile('ops/compose/compose.yaml').matchAll(/image: sanguine:(\S+)/g)].map(([, tag]) => tag)
  expect([chart.version, chart.appVersion, ...images]).toEqual([version, version, version])
})
