import { join } from 'node:path'
import { findLostPepper, rememberJwtSecret, rememberPepper, replaceLostPepper } from '@sanguine/accounts'
import type { Database } from '@sanguine/db'
import type { Env } from './env'
import { findSecrets, hasKeptSecret, keptSecrets, requireSecrets } from './secrets'
import { StartProblem } from './start-problem'

type Connection = Database['connection']

/** The pepper's source, as the beginning of a sentence about a pepper that does not match. */
function pepperOf(env: Env): string {
  const file = join(env.DATA_DIR, keptSecrets.PASSWORD_PEPPER)
  if (env.PASSWORD_PEPPER !== null) return 'PASSWORD_PEPPER is not the pepper'
  if (findSecrets(env, 'PASSWORD_PEPPER') !== null) return `PASSWORD_PEPPER is not set, and ${file} is not the pepper`
  return `PASSWORD_PEPPER is not set, and ${file} is missing. It would have to be the pepper`
}

const lostPepper = (env: Env, fingerprint: string): StartProblem =>
  new StartProblem(
    `${pepperOf(env)} with which the passwords in this database were stored, so nobody could log in. Set PASSWORD_PEPPER to that one, or restore its file from the backup of DATA_DIR. If it is lost for good, every password must be reset: start once with ACCEPT_LOST_PEPPER=${fingerprint}, as "A lost pepper" in docs/operations.md describes.`,
  )

/**
 * Compares the pepper with the one that the accounts in the database need. Returns whether that one is lost and the
 * operator accepts the loss; throws a `StartProblem` if the operator does not. Creates and stores nothing.
 */
export async function checkPepper(connection: Connection, env: Env): Promise<{ readonly isPepperLost: boolean }> {
  const lost = await findLostPepper(connection, findSecrets(env, 'PASSWORD_PEPPER') ?? [])
  if (lost !== null && env.ACCEPT_LOST_PEPPER !== lost) throw lostPepper(env, lost)
  return { isPepperLost: lost !== null }
}

/**
 * Remembers the pepper in the database for the next start. Throws if another gateway has started with another pepper.
 */
export async function storePepper(
  connection: Connection,
  env: Env,
  { isPepperLost }: { readonly isPepperLost: boolean },
): Promise<void> {
  const peppers = requireSecrets(env, 'PASSWORD_PEPPER')
  if (isPepperLost) return replaceLostPepper(connection, peppers)
  if (await rememberPepper(connection, peppers)) return
  const lost = await findLostPepper(connection, peppers)
  if (lost !== null) throw lostPepper(env, lost)
}

/**
 * Stores which secret signs access tokens. Returns a warning for the log if the last start had another one; null
 * otherwise.
 */
export async function storeJwtSecret(connection: Connection, env: Env): Promise<string | null> {
  if (await rememberJwtSecret(connection, requireSecrets(env, 'JWT_SECRET'))) return null
  const source = env.JWT_SECRET === null ? `, kept in ${join(env.DATA_DIR, keptSecrets.JWT_SECRET)},` : ''
  return `JWT_SECRET${source} is not the one of the last start: everybody is logged out and has to log in again. If several gateways serve one site, all of them need the same JWT_SECRET.`
}

/**
 * A warning if the database is empty although an earlier start has left secrets, as when its files are lost or
 * MONGODB_URI names another one; null otherwise. No refusal, since a first start may end between the two.
 * @param hadSecrets whether there were secrets before this start, whose first try may have left some
 */
export async function findLostDatabase(
  connection: Connection,
  env: Env,
  hadSecrets = hasKeptSecret(env),
): Promise<string | null> {
  if (!hadSecrets || (await connection.listCollections()).length > 0) return null
  return `The database is empty, but ${env.DATA_DIR} has the secrets of an earlier start. A new site is created. If there was one before, stop now and restore its backup, as "Backup and restore" in docs/operations.md describes.`
}
