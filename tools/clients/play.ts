/**
 * Runs a program that plays with a generated client. Its arguments are the address of a site, a name and a password. It
 * registers and prints `registered`; reads the token of the activation mail from its standard input; activates the
 * account, logs in and hunts; hunts once more, too early; and trades nothing, which is not valid. Its last line is a
 * `PlayReport` as JSON.
 */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { digestOf, readActivationToken } from '../gateway/site-client'
import type { Command } from './run-command'

interface PlayReport {
  readonly player: string
  /** of the hunt: 1, 2 or 3, or its name in v1 */
  readonly result: number | string
  /** code of the second hunt's refusal, and whether it says how long to wait */
  readonly refusal: string
  readonly mustWait: boolean
  /** code and field of the trade's error */
  readonly problem: string
  readonly field: string
}

export interface PlaySite {
  readonly url: string
  readonly dataDir: string
}

const timeoutMs = 120_000
const results: readonly (number | string)[] = [1, 2, 3, 'WIN', 'LOSS', 'DRAW']

/** Plays as a new player. Throws if the program fails or reports something else than what the site does. */
export async function play({ program, args, cwd, env }: Command, site: PlaySite, player: string): Promise<void> {
  const child = spawn(program, [...args, site.url, player, digestOf('a long one of their own')], {
    cwd,
    env: { ...process.env, ...env },
    timeout: timeoutMs,
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const exit = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
  let lastLine = ''
  for await (const line of createInterface(child.stdout)) {
    if (line === 'registered') child.stdin.end(`${await readActivationToken(site.dataDir, `${player}@example.org`)}\n`)
    lastLine = line
  }
  const code = await exit
  if (code !== 0) throw new Error(`The play ended with ${code}: ${errors}`)
  const report: PlayReport = JSON.parse(lastLine)
  const expected: PlayReport = {
    player,
    result: results.includes(report.result) ? report.result : 'WIN',
    refusal: 'HUNT_TOO_EARLY',
    mustWait: true,
    problem: 'INVALID_INPUT',
    field: 'amount',
  }
  if (!isDeepStrictEqual(report, expected)) throw new Error(`The play reported ${lastLine}.`)
}
