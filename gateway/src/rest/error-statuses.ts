import { Problem, type ProblemKind, problemStatus } from '@sanguine/kernel'
import type { Route } from '@sanguine/kernel/rest'
import type { ErrorStatus } from './openapi/shared-components'

const statusOf = (kind: ProblemKind): number => problemStatus[kind]

/** The error statuses that a route can send, by its access, its input and its own problems. */
export function errorStatusesOf(route: Route): ErrorStatus[] {
  const { access, input, acceptsIdempotencyKey } = route
  const hasBody = input.body !== null || input.files
  // Any call may find a database that does not respond.
  const statuses = new Set<number>([503, ...route.problems.map(statusOf)])
  if (hasBody || input.params || input.query || acceptsIdempotencyKey) statuses.add(400)
  // A public call takes a token too, and refuses an Authorization header without one.
  if (access !== 'open') statuses.add(401)
  if (access !== 'open' || route.changesState) statuses.add(403)
  if (acceptsIdempotencyKey) statuses.add(409)
  if (hasBody) statuses.add(413).add(415)
  if (input.params) statuses.add(414)
  if (access !== 'open' || route.chargesFields) statuses.add(429)
  return [...statuses].sort((a, b) => a - b) as ErrorStatus[]
}

/** Throws an error if a problem of a route has a status that the API's document does not name. For tests. */
export function requireDocumented(route: Route, problem: unknown): void {
  if (!(problem instanceof Problem)) return
  const documented: readonly number[] = errorStatusesOf(route)
  if (!documented.includes(problem.status))
    throw new Error(
      `${route.method} /api${route.path} (${route.operationId}) returned ${problem.status}, which its documentation lacks: add '${problem.kind}' to its problems.`,
    )
}
