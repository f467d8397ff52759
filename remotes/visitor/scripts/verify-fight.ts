/** The script `verify-fight.mjs`, which visitors run on their own machine; `help` says how. */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ProofProblem, readFightProof, verifyFight } from '@sanguine/rules'

const help = `Computes a fight of Sanguine again from its proof. It needs nothing but Node 20 or later.

    node verify-fight.mjs proof.json [another.json ...]
    node verify-fight.mjs < proof.json

The proof is the JSON text that the page /fair shows for a shared fight.
It ends with 0 if no step failed, with 1 if one did, and with 2 for a text that is no proof.`

const hashes = {
  sha256: async (text: string) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: async (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex'),
}

function problemText(problem: ProofProblem): string {
  switch (problem.code) {
    case 'tooLong':
      return 'it is too long'
    case 'notJson':
      return 'it is not JSON'
    default:
      return problem.path === '' ? 'it is no object' : `the value at "${problem.path}" does not fit`
  }
}

/** Prints the steps of a proof, and returns the exit code. */
async function report(text: string): Promise<number> {
  const result = readFightProof(text)
  if (!result.ok) {
    console.log(`  no proof    ${problemText(result.problem)}`)
    return 2
  }
  const steps = await verifyFight(result.read, hashes)
  for (const { name, status, mismatches } of steps) {
    console.log(`  ${name.padEnd(10)}  ${status}`)
    for (const { path, stated, computed } of mismatches)
      console.log(`    ${path} is stated as ${stated}, but computed as ${computed}`)
  }
  return steps.some(({ status }) => status === 'failed') ? 1 : 0
}

async function main(paths: readonly string[]): Promise<number> {
  if (paths[0] === '-h' || paths[0] === '--help') {
    console.log(help)
    return 0
  }
  const codes: number[] = []
  for (const path of paths.length === 0 ? ['-'] : paths) {
    console.log(path)
    try {
      codes.push(await report(readFileSync(path === '-' ? 0 : path, 'utf8')))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      console.log(`  unreadable  ${error.message}`)
      codes.push(2)
    }
  }
  return Math.max(...codes)
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
