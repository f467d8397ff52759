import { createHmac } from 'node:crypto'
import { isDuplicateKey } from '@sanguine/db'
import type { CollectionDescription } from '@sanguine/kernel'
import { type Connection, type Model, Schema } from 'mongoose'

/** The secrets that are not in the database and that its data needs. */
type SecretName = 'passwordPepper' | 'jwtSecret'

interface SecretRow {
  readonly _id: SecretName
  /** fingerprints of all secrets that were in use, newest first */
  readonly fingerprints: readonly string[]
}

const collectionName = 'secretFingerprints'

export const secretCollections: readonly CollectionDescription[] = [
  { name: collectionName, isNotPersonal: 'Keyed hashes of a fixed text, by which a lost secret is noticed.' },
]

const secretSchema = new Schema<SecretRow>({ _id: String, fingerprints: [String] }, { versionKey: false })

/**
 * The model of a connection. There is no app yet, because secrets are compared before the app, which has them, is
 * created.
 */
export const secretRowsOf = (connection: Connection): Model<SecretRow> =>
  connection.models.Secret ?? connection.model<SecretRow>('Secret', secretSchema, collectionName)

/** The hash of a fixed text with the secret as the key. It identifies the secret without revealing it. */
const fingerprintOf = (secret: string, name: SecretName): string =>
  createHmac('sha256', secret).update(`sanguine fingerprint of ${name}`).digest('hex')

/** The first characters of a fingerprint, as many as a person can copy. */
const shown = (fingerprint: string): string => fingerprint.slice(0, 12)

/** The fingerprint for a secret that was used before fingerprints were stored. */
const unknownFingerprint = 'unknown'

async function newestFingerprint(connection: Connection, name: SecretName): Promise<string | null> {
  const row = await secretRowsOf(connection).findById(name).lean()
  return row?.fingerprints[0] ?? null
}

/**
 * Finds the fingerprint of the pepper that the accounts in the database need, if it is none of these; null otherwise.
 * Accounts from before fingerprints were stored are assumed to need the present pepper.
 */
export async function findLostPepper(connection: Connection, peppers: readonly string[]): Promise<string | null> {
  const newest = await newestFingerprint(connection, 'passwordPepper')
  if (newest !== null)
    return peppers.some((pepper) => fingerprintOf(pepper, 'passwordPepper') === newest) ? null : shown(newest)
  if (peppers.length > 0) return null
  const account = await connection.collection('accounts').findOne({}, { projection: { _id: 1 } })
  return account === null ? null : unknownFingerprint
}

/** Whether one of these secrets reads the access tokens that were signed last; true if none were signed yet. */
export async function knowsJwtSecret(connection: Connection, secrets: readonly string[]): Promise<boolean> {
  const newest = await newestFingerprint(connection, 'jwtSecret')
  return newest === null || secrets.some((secret) => fingerprintOf(secret, 'jwtSecret') === newest)
}

/**
 * Stores the first of these secrets as the newest. Returns false, and changes nothing, if the newest stored one is not
 * among them, unless `replaces` is true. Gateways that start at once see each other's fingerprints.
 */
async function rememberSecret(
  connection: Connection,
  name: SecretName,
  secrets: readonly string[],
  { replaces }: { readonly replaces: boolean },
): Promise<boolean> {
  const rows = secretRowsOf(connection)
  const own = secrets.map((secret) => fingerprintOf(secret, name))
  const [current = ''] = own
  for (;;) {
    const row = await rows.findById(name).lean()
    if (row === null) {
      try {
        await rows.create({ _id: name, fingerprints: [current] })
        return true
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        continue
      }
    }
    const { fingerprints } = row
    const isReadable = own.includes(fingerprints[0] ?? '')
    if (!isReadable && !replaces) return false
    // A gateway that does not have the newest pepper in front yet must not make its own the newest again.
    if (isReadable && fingerprints.includes(current)) return true
    const others = fingerprints.filter((fingerprint) => fingerprint !== current)
    const { matchedCount } = await rows.updateOne(
      { _id: name, fingerprints: [...fingerprints] },
      { $set: { fingerprints: [current, ...others] } },
    )
    if (matchedCount === 1) return true
  }
}

/** Stores the pepper in use. Returns false if another gateway has meanwhile stored one that is not among these. */
export const rememberPepper = (connection: Connection, peppers: readonly string[]): Promise<boolean> =>
  rememberSecret(connection, 'passwordPepper', peppers, { replaces: false })

/** Stores a pepper that replaces a lost one. */
export async function replaceLostPepper(connection: Connection, peppers: readonly string[]): Promise<void> {
  await rememberSecret(connection, 'passwordPepper', peppers, { replaces: true })
}

/** Stores the secrets that sign access tokens. Returns false if they cannot read tokens that were signed until now. */
export async function rememberJwtSecret(connection: Connection, secrets: readonly string[]): Promise<boolean> {
  if (await rememberSecret(connection, 'jwtSecret', secrets, { replaces: false })) return true
  await rememberSecret(connection, 'jwtSecret', secrets, { replaces: true })
  return false
}
