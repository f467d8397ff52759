import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'

/** The socket file cannot be used; the message has the reason. */
export class SocketFileError extends Error {}

/** The maximum bytes of a socket's path on every system. A longer path would be truncated. */
const maxPathBytes = 103

const fileName = 'mongodb.sock'

/** Whether an address to listen on is a socket file, as in mongod's `--bind_ip`. */
export const isSocketFile = (address: string): boolean => isAbsolute(address)

export interface SocketFile {
  path: string
  /** Whether the data folder's path is too long, so that the socket is elsewhere. */
  isElsewhere: boolean
}

/** The path of a server's socket: in the data folder, or in a separate folder below the system's temporary one. */
export function socketFileOf(dbPath: string): SocketFile {
  const inside = join(resolve(dbPath), 'socket', fileName)
  if (Buffer.byteLength(inside) <= maxPathBytes) return { path: inside, isElsewhere: false }
  const hash = createHash('sha256').update(resolve(dbPath)).digest('hex').slice(0, 16)
  const folder = `embedded-mongod-${userInfo().uid}-${hash}`
  const below = [tmpdir(), '/tmp'].map((parent) => join(parent, folder, fileName))
  return { path: below.find((path) => Buffer.byteLength(path) <= maxPathBytes) ?? inside, isElsewhere: true }
}

/**
 * Ensures that the socket's folder exists and that no other user can access it, and removes the socket of a killed
 * server. Only the holder of the data folder's lock may call it.
 */
export function prepareSocketFile(path: string): void {
  if (Buffer.byteLength(path) > maxPathBytes)
    throw new SocketFileError(
      `The path ${path} is too long for a socket: it has ${Buffer.byteLength(path)} bytes, ${maxPathBytes} are allowed.`,
    )
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  if (!stats.isDirectory() || stats.uid !== userInfo().uid || (stats.mode & 0o077) !== 0)
    throw new SocketFileError(
      `The folder of the socket, ${folder}, is not this user's alone. Correct it (chmod 700 ${folder}), or remove it.`,
    )
  rmSync(path, { force: true })
}

/** Connecting takes the right to write to the socket file. */
export function protectSocketFile(path: string): void {
  chmodSync(path, 0o600)
}
