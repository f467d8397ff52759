import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataFolder } from '@sanguine/db'
import type { Env } from './env'
import { StartProblem } from './start-problem'

/** The files in the data folder for secrets that are generated if no variable sets them. */
export const keptSecrets = {
  JWT_SECRET: 'jwt-secret',
  PASSWORD_PEPPER: 'password-pepper',
  PUSH_SECRET: 'push-secret',
} as const

type KeptSecretName = keyof typeof keptSecrets

/** Secrets, newest first. */
type Secrets = readonly [string, ...string[]]

/** Splits a setting that may hold several secrets, separated by commas. */
function splitSecrets(setting: string): Secrets {
  const [first = '', ...others] = setting.split(',').map((secret) => secret.trim())
  return [first, ...others]
}

/** The secrets that are set or kept; null if there are none. */
export function findSecrets(env: Env, name: KeptSecretName): Secrets | null {
  const setting = env[name]
  if (setting !== null) return splitSecrets(setting)
  const file = join(env.DATA_DIR, keptSecrets[name])
  return existsSync(file) ? [readSecret(file)] : null
}

/** The secrets that are set or kept. If there are none, generates one and keeps it. */
export const requireSecrets = (env: Env, name: KeptSecretName): Secrets =>
  findSecrets(env, name) ?? [keptSecret(env.DATA_DIR, keptSecrets[name])]

/**
 * A secret that is generated once and kept in the data folder, readable by this user only. A draft is linked into
 * place, so that two servers that start at once agree on one.
 */
export function keptSecret(dataDir: string, name: string): string {
  const folder = prepareDataFolder(dataDir)
  const file = join(folder, name)
  if (existsSync(file)) return readSecret(file)
  const draft = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartProblem(
        `${file} cannot be written (${code}): it gets a secret of this site. Let this user write there, and free some room if the disk is full.`,
      )
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(file)
}

/** Whether an earlier start has left a secret in the data folder. */
export const hasKeptSecret = (env: Env): boolean =>
  Object.values(keptSecrets).some((name) => existsSync(join(env.DATA_DIR, name)))

/** Reads a secret. A truncated file would give a key that anybody can guess, so it is refused. */
function readSecret(file: string): string {
  const secret = readText(file).trim()
  if (secret.length >= 32) return secret
  throw new StartProblem(`${file} holds no secret of at least 32 characters: restore it from a backup, or remove it.`)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartProblem(`${file} must be a file that this user can read (${code}): it holds a secret.`)
  }
}
