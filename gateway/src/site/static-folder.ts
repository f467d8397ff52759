import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** A name with a hash of its content never means anything else. */
const isHashed = (name: string): boolean => /[.-][0-9a-f]{8,}\.\w+$/.test(name)

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface Kept {
  readonly mtimeMs: number
  readonly bytes: Buffer
  readonly etag: string
}

export interface StaticFolder {
  /** Sends the file at a path below the folder; false when there is none. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/**
 * Serves a built front end: the compressed form that the build put beside a file where the browser takes it, kept in memory
 * until the file changes. Only files inside of the folder can be reached, and none whose name starts with a dot.
 */
export function staticFolder(root: string): StaticFolder {
  const kept = new Map<string, Kept>()

  async function read(file: string): Promise<Kept | null> {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const known = kept.get(file)
    if (known?.mtimeMs === found.mtimeMs) return known
    const bytes = await readFile(file)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const next = { mtimeMs: found.mtimeMs, bytes, etag }
    kept.set(file, next)
    return next
  }

  async function choose(file: string, accepted: string): Promise<{ kept: Kept; encoding: string | null } | null> {
    const plain = await read(file)
    if (!plain) return null
    for (const [encoding, suffix] of encodings) {
      if (!accepts(accepted, encoding)) continue
      const compressed = await read(file + suffix)
      if (compressed && compressed.mtimeMs >= plain.mtimeMs) return { kept: compressed, encoding }
    }
    return { kept: plain, encoding: null }
  }

  return {
    async send(path, request, reply) {
      const file = fileBelow(root, path)
      const type = file && types[extname(file)]
      if (!file || !type) return false
      const chosen = await choose(file, String(request.headers['accept-encoding'] ?? ''))
      if (!chosen) return false
      const { kept: found, encoding } = chosen
      reply.headers({
        'Cache-Control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: found.etag,
        Vary: 'Accept-Encoding',
      })
      if (request.headers['if-none-match']?.includes(found.etag)) {
        await reply.code(304).send()
        return true
      }
      if (encoding) reply.header('Content-Encoding', encoding)
      await reply.type(type).send(found.bytes)
      return true
    },
  }
}

/** Whether an `Accept-Encoding` header takes a coding. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((one) => {
    const [name, quality] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return name === encoding && Number(quality ?? 1) > 0
  })

function fileBelow(root: string, path: string): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  if (plain.includes('\0') || plain.split(/[\\/]/).some((part) => part.startsWith('.'))) return null
  const file = normalize(join(root, plain))
  return file.startsWith(root + sep) ? file : null
}
