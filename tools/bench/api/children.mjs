/** Child processes of a measurement: each server gets one of its own, so that none shares a thread with another. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const startMs = 60_000

/** Starts a node script and resolves with what `ready` takes from one of its lines. */
export function startChild(script, { env = {}, input, ready }) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  if (input !== undefined) child.stdin.end(JSON.stringify(input))
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`${script} did not start: ${said}`)), startMs)
    const listen = (chunk) => {
      said += chunk
      for (const line of said.split('\n')) {
        const value = ready(line)
        if (value === undefined) continue
        clearTimeout(timer)
        child.stdout.off('data', listen)
        child.stdout.resume()
        resolve({ value, pid: child.pid, stop })
      }
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)))
  })
}

/** Takes the port from a line `port 12345`. */
export const portLine = (line) => /^port (\d+)$/.exec(line)?.[1]
