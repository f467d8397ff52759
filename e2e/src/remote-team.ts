import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
}

/** The files of a build by name. */
type Build = Readonly<Record<string, Buffer>>

const isText = (name: string): boolean => /\.(js|css|json)$/.test(name)
const reversed = (text: string): string => [...text].reverse().join('')

/** The files that a build wrote, without compressed forms. */
export const readBuild = (folder: string): Build =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => extname(name) in types)
      .map((name) => [name, readFileSync(`${folder}/${name}`)]),
  )

/** The same remote as another build: with other hashes in names and texts, and so without a name in common. */
export function rebuild(build: Build): Build {
  const manifest = build['mf-manifest.json']?.toString() ?? ''
  const hashes = [
    ...Object.keys(build)
      .join(' ')
      .matchAll(/\.([0-9a-f]{8})\./g),
  ].map(([, hash = '']) => hash)
  const [, own = ''] = /\+([0-9a-f]{8})"/.exec(manifest) ?? []
  const rename = (text: string) => [...hashes, own].reduce((all, hash) => all.replaceAll(hash, reversed(hash)), text)
  return Object.fromEntries(
    Object.entries(build).map(([name, file]) => [rename(name), isText(name) ? Buffer.from(rename(`${file}`)) : file]),
  )
}

/** The version that the manifest of a build says. */
export const versionOf = (build: Build): string =>
  (JSON.parse(String(build['mf-manifest.json'])) as { metaData: { buildInfo: { buildVersion: string } } }).metaData
    .buildInfo.buildVersion

/** How one file is served instead of as it is: with another text, or not at all. */
type Change = ((text: string) => string) | 'missing' | 'silent'

/** The origin where the team of a remote deploys it: one build at a time, each file as the journey wants it. */
export class RemoteTeam {
  private server: Server | undefined
  private readonly waiting: (() => void)[] = []
  private changes: readonly (readonly [RegExp, Change])[] = []

  constructor(private build: Build) {}

  async start(): Promise<void> {
    const server = createServer(({ url = '/' }, response) => this.respond(url.split('?')[0]?.slice(1) ?? '', response))
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }

  get origin(): string {
    if (!this.server) throw new Error('The team has no server yet.')
    const { port } = this.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  get manifestUrl(): string {
    return `${this.origin}/mf-manifest.json`
  }

  /** Puts a build online in the place of the last, whose files are gone. */
  deploy(build: Build, changes: readonly (readonly [RegExp, Change])[] = []): void {
    this.build = build
    this.changes = changes
    for (const respond of this.waiting.splice(0)) respond()
  }

  stop(): void {
    this.server?.closeAllConnections()
    this.server?.close()
  }

  private respond(name: string, response: ServerResponse): void {
    const change = this.changes.find(([pattern]) => pattern.test(name))?.[1]
    if (change === 'silent') {
      this.waiting.push(() => this.respond(name, response))
      return
    }
    const file = change === 'missing' ? undefined : this.build[name]
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (!file) {
      response.writeHead(404, headers).end()
      return
    }
    const cache = name.endsWith('.json') ? 'no-store' : 'public, max-age=31536000, immutable'
    response.writeHead(200, { ...headers, 'Content-Type': types[extname(name)], 'Cache-Control': cache })
    response.end(typeof change === 'function' ? change(String(file)) : file)
  }
}
