import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FightProof } from '@sanguine/rules'
import { root } from '../root'
import { numberPaths, sealed, withChangedNumber } from './draw-proofs'

/** A program that checks proofs. */
export interface ProofScript {
  readonly program: string
  readonly args: readonly string[]
}

export const nodeScript: ProofScript = {
  program: process.execPath,
  args: [join(root, 'remotes/visitor/dist/verify-fight.mjs')],
}

export const pythonScript: ProofScript = {
  program: 'python3',
  args: [join(root, 'remotes/visitor/scripts/verify_fight.py')],
}

/** The output of a script about one proof, without the name of its file. */
export interface Checked {
  readonly lines: readonly string[]
  readonly failed: readonly string[]
}

/** Whether this machine has the program of a script. */
export const canRun = ({ program }: ProofScript): boolean => spawnSync(program, ['--version']).status === 0

/** Runs a script once over all documents, and returns its output for each. */
export function runScript({ program, args }: ProofScript, documents: readonly string[]): readonly Checked[] {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-proofs-'))
  try {
    const files = documents.map((document, index) => {
      writeFileSync(join(folder, `${index}.json`), document)
      return `${index}.json`
    })
    const { stdout, stderr, error } = spawnSync(program, [...args, ...files], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    })
    if (error) throw error
    if (stderr !== '') throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
    return stdout
      .split(/^\d+\.json\n/m)
      .slice(1)
      .map((text) => {
        const lines = text.split('\n').filter(Boolean)
        return {
          lines,
          failed: lines.flatMap((line) => /^ {2}(?:(\w+) +failed$|no proof)/.exec(line)?.[0].trim() ?? []),
        }
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The proof with one of its numbers changed, which one depends on `index`, as JSON. The digest stays. */
export function tampered(proof: FightProof, index: number): string {
  const paths = numberPaths(proof)
  const path = paths[(index * 7919) % paths.length]
  if (!path) throw new Error('the proof has no number')
  return JSON.stringify(withChangedNumber(JSON.parse(sealed(proof)), path))
}

/** The faults of a script: proofs that it refuses, and changed ones that it accepts. */
export function faultsOf(script: ProofScript, proofs: readonly FightProof[]): readonly string[] {
  const checked = runScript(script, [...proofs.map(sealed), ...proofs.map(tampered)])
  const expected = 2 * proofs.length
  if (checked.length !== expected) return [`${checked.length} of ${expected} documents were checked`]
  return checked.flatMap(({ failed, lines }, index) => {
    const isTampered = index >= proofs.length
    if (failed.length > 0 === isTampered) return []
    return [`document ${index}, ${isTampered ? 'changed' : 'unchanged'}: ${lines.join('; ')}`]
  })
}
