import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root'
import { findProductionPackages } from './production-packages'
import { operatorTools, releaseContents } from './release-contents'

const { files, links } = releaseContents()
const { packages } = findProductionPackages(['gateway'])
const has = (file: string) => files.includes(file)

/** The packages that a compiled file loads. */
function requiredIn(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const targets = [...text.matchAll(/require\("([^".][^"]*)"\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !target.startsWith('node:') && !builtinModules.includes(target))
    .map((target) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

describe('a release', () => {
  it('contains what runs: the server, its data, the front ends and the tools of operators', () => {
    const needed = [
      'gateway/dist/main.js',
      'gateway/package.json',
      'packages/embedded-mongod/bin/embedded-mongod',
      'packages/content/pack/enemy.json',
      'subgraphs/advice/dist/odds/best-setup/search.worker.js',
      'host/dist/index.html',
      'remotes/game/remote.json',
      'remotes/game/operations.json',
      'remotes/game/dist/mf-manifest.json',
      'node_modules/lmdb/package.json',
      'node_modules/fastify/package.json',
      'dist/gateway/with-app.js',
      ...operatorTools.map((name) => `dist/${name}.js`),
    ]
    expect(needed.filter((file) => !has(file))).toEqual([])
    expect(links.get('node_modules/@sanguine/db')).toBe('packages/db')
  })

  it('contains no tests, sources or development packages, and source maps of the remotes alone', () => {
    const own = files.filter((file) => !file.includes('node_modules/'))
    expect(own.filter((file) => /\.test\.|\/testing\/|\/src\/|\.tsx?$/.test(file))).toEqual([])
    const maps = files.filter((file) => file.endsWith('.map'))
    expect(maps.filter((file) => !file.startsWith('remotes/'))).toEqual([])
    const development = ['jest', 'webpack', 'typescript', 'playwright-core', '@swc/core', '@biomejs/biome', 'express']
    expect(packages.filter((path) => development.some((name) => path.endsWith(`node_modules/${name}`)))).toEqual([])
  })

  it('contains the source map of each script of a remote, beside what is published', () => {
    const scripts = files.filter((file) => /^remotes\/game\/dist\/.*\.js$/.test(file))
    const maps = files.filter((file) => file.startsWith('remotes/game/source-maps/'))
    expect(maps.length).toBeGreaterThan(20)
    expect(maps.filter((file) => !scripts.includes(file.replace('source-maps', 'dist').replace(/\.map$/, '')))).toEqual(
      [],
    )
  })

  it('contains every package that it loads', () => {
    const named = new Set(
      packages.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    )
    const own = files.filter(
      (file) => /^(gateway|packages|subgraphs|dist)\/.*\.js$/.test(file) && !file.includes('node_modules/'),
    )
    const missing = own.flatMap((file) =>
      requiredIn(file).flatMap((name) =>
        named.has(name) || links.has(`node_modules/${name}`) ? [] : `${file}: ${name}`,
      ),
    )
    expect(missing).toEqual([])
  })
})
