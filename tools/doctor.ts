/**
 * Examines whether a site can run in production, with the settings of its gateway: `npm run doctor`. It prints a sentence
 * for each thing, and what to do about it. Gateways may run; nothing is changed.
 *
 *   npm run doctor -- [--json] [--backups <folder>]
 *
 * Ends with 0 if all is well, 1 if something is to do, 2 if something could not be examined.
 */
import { spawnSync } from 'node:child_process'
import { createLogger, EnvProblem, examineSite, type Finding, freeBytesOf, readEnv } from '@sanguine/gateway'
import { root } from './root'

const usage = 'Usage: npm run doctor -- [--json] [--backups <folder>]'

interface Call {
  readonly isJson: boolean
  readonly backups: string | null
}

/** Returns null if the command line is not in `usage`. */
function parse(args: readonly string[]): Call | null {
  let [isJson, backups]: [boolean, string | null] = [false, null]
  for (let index = 0; index < args.length; index += 1) {
    const next = args[index + 1]
    if (args[index] === '--json') isJson = true
    else if (args[index] === '--backups' && next !== undefined) {
      backups = next
      index += 1
    } else return null
  }
  return { isJson, backups }
}

const npmVersion = (): string | null => {
  const { status, stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

async function examine({ backups }: Call): Promise<readonly Finding[]> {
  try {
    return await examineSite({
      env: readEnv(),
      machine: {
        nodeVersion: process.versions.node,
        npmVersion: npmVersion(),
        now: Date.now,
        freeBytes: freeBytesOf,
      },
      log: createLogger({ LOG_LEVEL: 'silent' }),
      siteRoot: root,
      backups,
    })
  } catch (error) {
    if (!(error instanceof EnvProblem)) throw error
    return [{ check: 'settings', level: 'fault', sentence: error.message }]
  }
}

const marks = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ', unknown: 'UNKNOWN' } as const

/** The exit code for findings: see above. */
export function exitCodeOf(findings: readonly Pick<Finding, 'level'>[]): 0 | 1 | 2 {
  if (findings.some(({ level }) => level === 'unknown')) return 2
  return findings.every(({ level }) => level === 'ok') ? 0 : 1
}

export async function main(args: readonly string[]): Promise<number> {
  const call = parse(args)
  if (!call) {
    console.error(usage)
    return 2
  }
  const findings = await examine(call)
  const exitCode = exitCodeOf(findings)
  if (call.isJson) console.log(JSON.stringify({ exitCode, findings }, null, 2))
  else for (const { check, level, sentence } of findings) console.log(`${marks[level]}  ${check}: ${sentence}`)
  return exitCode
}
