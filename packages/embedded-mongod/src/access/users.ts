import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** The users file cannot be used; the message has the reason. */
export class UsersFileError extends Error {}

/** The stored form of a password (RFC 5802): enough to check a proof, not enough to log in. */
export interface Credentials {
  salt: Buffer
  iterations: number
  storedKey: Buffer
  serverKey: Buffer
}

/** By name. */
export type Users = ReadonlyMap<string, Credentials>

/** Iterations, MongoDB's default for SCRAM-SHA-256. */
export const scramIterations = 15_000
/** Bytes of the salt, MongoDB's length for SCRAM-SHA-256. */
export const saltBytes = 28

export const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
export const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

function credentialsOf(password: string): Credentials {
  const salt = randomBytes(saltBytes)
  const saltedPassword = pbkdf2Sync(password, salt, scramIterations, 32, 'sha256')
  return {
    salt,
    iterations: scramIterations,
    storedKey: sha256(hmac(saltedPassword, 'Client Key')),
    serverKey: hmac(saltedPassword, 'Server Key'),
  }
}

/** Other characters would need SASLprep before a comparison. */
const isPrintableAscii = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

function parseLine(line: string, path: string, number: number): [string, Credentials] {
  const colon = line.indexOf(':')
  const [name, password] = [line.slice(0, colon), line.slice(colon + 1)]
  if (colon < 1 || !isPrintableAscii(name) || !isPrintableAscii(password))
    throw new UsersFileError(`Line ${number} of ${path} is not name:password in printable ASCII without spaces.`)
  return [name, credentialsOf(password)]
}

function read(path: string): string {
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
      throw new UsersFileError(`${path} can be read by other users. Change that: chmod 600 ${path}`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof UsersFileError) throw error
    throw new UsersFileError(`The users file ${path} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * Reads a file with one `name:password` on each line. Throws a `UsersFileError`, also if other users can read the file.
 */
export function readUsers(path: string): Users {
  const users = new Map<string, Credentials>()
  for (const [index, line] of read(path).split(/\r?\n/).entries()) {
    if (line === '') continue
    const [name, credentials] = parseLine(line, path, index + 1)
    if (users.has(name)) throw new UsersFileError(`${path} names ${name} twice.`)
    users.set(name, credentials)
  }
  if (users.size === 0) throw new UsersFileError(`${path} names no user.`)
  return users
}
