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

test('chart, image and containers have the version of the gateway', () => {
  const chart = parse(projectFile('ops/chart/Chart.yaml'))
  const images = [...projectFile('ops/compose/compose.yaml').matchAll(/image: sanguine:(\S+)/g)].map(([, tag]) => tag)
  expect([chart.version, chart.appVersion, ...images]).toEqual([version, version, version])
})
