import type { RemoteName } from '@sanguine/federation'
import type { RemoteError } from './remote-error'

/**
 * Reports why a remote failed, in the browser's console and to the gateway's log. The log gets the remote, its version
 * and the reason, but nothing about the user. A lost report is not repeated.
 */
export function reportRemoteError(name: RemoteName, error: RemoteError): void {
  // biome-ignore lint/suspicious/noConsole: the only place where the shell logs for developers
  console.error(`The remote "${name}" could not be used.`, error)
  const body = JSON.stringify({ version: error.build?.version ?? 'unknown', reason: error.reason })
  const headers = { 'Content-Type': 'application/json' }
  fetch(`/remotes/${name}/failures`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
