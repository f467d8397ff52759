import { createHash, randomInt } from 'node:crypto'
import type { LiveVersion, RegistryState } from '@sanguine/remotes'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface ChosenVersion extends LiveVersion {
  /** whether the browser opened the preview of the version; otherwise it takes part in its canary */
  readonly isPreview: boolean
}

/** The versions that a browser gets in the place of the stable ones, by remote. */
export type ChosenVersions = ReadonlyMap<string, ChosenVersion>

/** A number from 0 to 9999 that decides in which canaries a browser takes part. It names nobody: thousands have the same. */
const lotCookie = 'sanguine_lot'
/** The keys of the previews that a browser opened, separated by dots. It ends with the browser's session. */
const previewCookie = 'sanguine_preview'

const lots = 10_000
const lotSeconds = 30 * 86_400
/** The most previews that a browser sees at a time, of different remotes. */
const maxPreviews = 5
/** A link with this value ends all previews. */
const noPreview = 'off'

type Versions = Pick<RegistryState, 'canaries' | 'previews'>

function readCookie(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.split('=', 2)
    if (key?.trim() === name) return value.trim()
  }
  return null
}

const readLot = (request: FastifyRequest): number | null => {
  const value = readCookie(request, lotCookie)
  return value !== null && /^\d{1,4}$/.test(value) ? Number(value) : null
}

const readPreviewKeys = (request: FastifyRequest): readonly string[] =>
  (readCookie(request, previewCookie) ?? '').split('.').filter((key) => /^[\w-]{10,40}$/.test(key))

/**
 * Whether a browser takes part in a canary. Each version draws its share again, so other browsers meet the next new
 * version first. A greater share keeps all browsers of the smaller one.
 */
export function isInCanary({ remote, version, share }: LiveVersion, lot: number): boolean {
  const digest = createHash('sha256').update(`${lot} ${remote} ${version}`).digest()
  return digest.readUInt32BE(0) % 100 < (share ?? 0)
}

/** The versions that the sender of a request gets in the place of the stable ones: its previews, and its canaries. */
export function chosenVersions(request: FastifyRequest, { canaries, previews }: Versions): ChosenVersions {
  const lot = readLot(request)
  const drawn = lot === null ? [] : [...canaries.values()].filter((canary) => isInCanary(canary, lot))
  const keys = readPreviewKeys(request)
  const opened = keys.length === 0 ? [] : previews.filter(({ previewKey }) => keys.includes(previewKey))
  const chosen = [
    ...drawn.map((version) => ({ ...version, isPreview: false })),
    ...opened.map((version) => ({ ...version, isPreview: true })),
  ]
  return new Map(chosen.map((version) => [version.remote, version]))
}

const cookie = (name: string, value: string, rest: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${rest}${isSecure ? '; Secure' : ''}`

/** Gives a browser without a lot one while there is a canary. Returns the versions that it gets. */
export function drawLot(
  request: FastifyRequest,
  reply: FastifyReply,
  versions: Versions,
  isSecure: boolean,
): ChosenVersions {
  if (versions.canaries.size === 0 || readLot(request) !== null) return chosenVersions(request, versions)
  const lot = String(randomInt(lots))
  reply.header('Set-Cookie', cookie(lotCookie, lot, `; Max-Age=${lotSeconds}`, isSecure))
  request.headers.cookie = [request.headers.cookie, `${lotCookie}=${lot}`].filter(Boolean).join('; ')
  return chosenVersions(request, versions)
}

/**
 * Opens the preview that the address names by `?preview=<key>`, or ends all previews by `?preview=off`. Returns the
 * path to go to, or null if the address names none.
 */
export function openPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { previews }: Versions,
  isSecure: boolean,
): string | null {
  const [path = '/', query = ''] = request.url.split('?', 2)
  const search = new URLSearchParams(query)
  const key = search.get('preview')
  if (key === null) return null
  const opened = previews.find(({ previewKey }) => previewKey === key)
  if (!opened && key !== noPreview) return null
  const known = readPreviewKeys(request).flatMap(
    (each) => previews.find(({ previewKey, remote }) => previewKey === each && remote !== opened?.remote) ?? [],
  )
  const keys = opened ? [...known.map(({ previewKey }) => previewKey), key].slice(-maxPreviews) : []
  reply.header('Set-Cookie', cookie(previewCookie, keys.join('.'), keys.length === 0 ? '; Max-Age=0' : '', isSecure))
  search.delete('preview')
  // Two slashes would begin the address of another site.
  if (!/^\/(?![/\\])/.test(path)) return '/'
  return search.size > 0 ? `${path}?${search}` : path
}
