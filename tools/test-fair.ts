/**
 * Checks fights of the content pack with the scripts that visitors can run, in Node and in Python. Each script must accept
 * every proof, refuse each with one number changed, and print the same as the other.
 *
 *   npm run test:fair -- [fights]    default 1,000
 *
 * The exit code is 1 if a script is wrong, 3 if this machine has no Python and the script for Node is right.
 */
import { drawProofs, sealed } from './fair/draw-proofs'
import { canRun, faultsOf, nodeScript, pythonScript, runScript, tampered } from './fair/run-scripts'

export async function main([given = '1000']: readonly string[]): Promise<number> {
  const proofs = drawProofs(Number(given), 'scripts')
  const hasPython = canRun(pythonScript)
  const scripts = [
    { name: 'verify-fight.mjs', script: nodeScript },
    ...(hasPython ? [{ name: 'verify_fight.py', script: pythonScript }] : []),
  ]
  const faults = scripts.flatMap(({ name, script }) => faultsOf(script, proofs).map((fault) => `${name}: ${fault}`))
  for (const { name } of scripts) console.log(`${name}: ${proofs.length} fights, and each with one number changed`)
  if (!hasPython) console.error('verify_fight.py was not run: this machine has no python3.')
  else {
    const documents = [...proofs.map(sealed), ...proofs.map(tampered)]
    const [node, python] = [runScript(nodeScript, documents), runScript(pythonScript, documents)]
    // a value that no proof can have is refused as such by one, and by its digest by the other
    const isReadable = (lines: readonly string[]) => !lines.some((line) => line.startsWith('  no proof'))
    for (const [index, { lines }] of node.entries())
      if (isReadable(lines) && lines.join('\n') !== python[index]?.lines.join('\n'))
        faults.push(`document ${index}: Node prints ${lines.join('; ')}, Python ${python[index]?.lines.join('; ')}`)
  }
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`)
  return faults.length > 0 ? 1 : hasPython ? 0 : 3
}
