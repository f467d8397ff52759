import type { RemoteName } from './find-remote'
import type { RemoteError } from './remote-error'

/**
 * Says why a remote is not there: to developers in the browser's console, and to the gateway, whose log then has the remote,
 * its version and the reason, and nothing of the user. A report that does not arrive is not sent again.
 */
export function reportRemoteError(name: RemoteName, error: RemoteError): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the shell speaks to developers
  console.error(`The remote "${name}" could not be used.`, error)
  const body = JSON.stringify({ version: error.build?.version ?? 'unknown', reason: error.reason })
  const headers = { 'Content-Type': 'application/json' }
  fetch(`/remotes/${name}/failures`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
