import type { RemoteName } from '@sanguine/federation'
import type { FailureReason, RemoteError } from './remote-error'
import { type ErrorOrigin, reportThrownError } from './report-thrown-error'

/** The moments in which the code of a remote may throw. A file that did not come has no place in it. */
const originOf: Readonly<Partial<Record<FailureReason, ErrorOrigin>>> = { files: 'load', render: 'render' }

/** The versions that were lost in this page. */
const lost = new Set<string>()

/**
 * Reports why a remote failed, in the browser's console and to the gateway's log. The log gets the remote, its version
 * and the reason, but nothing about the user. An error that its own code threw is reported with its place. A lost report is
 * not repeated. The first loss of a version counts against it, so that each page counts once.
 * @param isLate whether the remote may still come, which is no loss
 */
export function reportRemoteError(name: RemoteName, error: RemoteError, { isLate = false } = {}): void {
  // biome-ignore lint/suspicious/noConsole: the only place where the shell logs for developers
  console.error(`The remote "${name}" could not be used.`, error)
  const version = error.build?.version ?? 'unknown'
  const origin = originOf[error.reason]
  if (origin && error.build) reportThrownError(name, error.build, error.cause, origin)
  const loss = `${name} ${version}`
  const isFirstLoss = !isLate && !lost.has(loss)
  if (isFirstLoss) lost.add(loss)
  const body = JSON.stringify({ version, reason: error.reason, isFirstLoss })
  const headers = { 'Content-Type': 'application/json' }
  fetch(`/remotes/${name}/failures`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** For tests: nothing was lost yet. */
export const forgetLosses = (): void => lost.clear()
