import { join } from 'node:path'
import type { Domain } from './domain'
import { date, dateTime, percentage, safeInt } from './graphql-values'
import { exampleAccount } from './rest/rest-examples'

export {
  err,
  errOfAll,
  type Language,
  languages,
  ok,
  originalLanguage,
  type Refusal,
  type RefusalsOf,
  type Result,
  refused,
  type Sentence,
} from '@sanguine/rules'
export { addressKey, shortAddress } from './address-key'
export { App, type AppDependencies, defineService, type ServiceDefinition } from './app'
export { batch, forgetLoaded, memoPerCall } from './batch'
export { berlinDayOf, readMoment } from './berlin-time'
export { type Clock, systemClock } from './clock'
export { type Connection, type PageBounds, toConnection } from './connection'
export {
  type Context,
  isPlaying,
  type NeededScopes,
  type Role,
  requirePlayer,
  requirePlayerSession,
  requireRemoteScope,
  requireSession,
  requireTokenScope,
  requireViewer,
  roleNumbers,
  type Viewer,
} from './context'
export { addDays, type Day, endOfDay, startOfDay, subtractMonths } from './day'
export type { Domain, FindNode, PagePreview, PreviewedPage, UserErrorField } from './domain'
export { type FollowedLog, followLog, type LogPart } from './follow-log'
export { toPayload } from './graphql-values'
export { inTime } from './in-time'
export { englishIssue, issueReason } from './issue-reason'
export { keptFor } from './kept-for'
export { type KeyedCall, keyedCall, markReplay, requireIdempotencyKey, requireSameCall } from './keyed-call'
export { readLanguage } from './language'
export {
  defineCounter,
  defineGauge,
  defineHistogram,
  type MetricDefinition,
  metricsRegistryService,
  type Sample,
  type WaitingWork,
  type WorkQueue,
} from './metrics'
export { type OutgoingCall, outgoingCalls } from './outgoing-calls'
export { cursorSchema, idCursorSchema, idSchema, parse, wholeNumber } from './parse'
export {
  hasPermission,
  hasScopes,
  isStaff,
  type Permission,
  permissions,
  requirePermission,
  requireStaff,
  type Scope,
  scopes,
  scopesCheck,
} from './permission'
export {
  type CollectionDescription,
  collectionsService,
  type ImpersonalCollection,
  isPersonal,
  type PersonalCollection,
} from './personal-data'
export { placeCursor, readPlace } from './place-cursor'
export {
  conflict,
  forbidden,
  insufficientScope,
  invalidAppToken,
  invalidCursor,
  invalidField,
  invalidInput,
  invalidToken,
  notFound,
  Problem,
  type ProblemDetails,
  type ProblemKind,
  type ProblemValues,
  problemStatus,
  sessionEnded,
  tooMany,
  unauthenticated,
  unavailable,
} from './problem'
export { purgeStartService, purgeTime } from './purge-time'
export { type Random, systemRandom } from './random'
export { retryWaitMs } from './retry-wait'
export { type ReadRevisions, RevisionWatch } from './revision-watch'
export {
  continueNow,
  type IntervalWorker,
  runInterval,
  stopWorkers,
  untilDue,
  untilWritten,
  workerFailures,
} from './run-interval'
export { openSecret, SealProblem, type SealPurpose, sealSecret } from './secret-box'
export {
  logReachedLimit,
  logRefusedInput,
  logRefusedPermission,
  logSecurityEvent,
  type SecurityContext,
  type SecurityDetails,
  type SecurityEvent,
  securityEvents,
} from './security-log'
export {
  callEnded,
  createServedCall,
  currentSpan,
  finishWork,
  type LimitState,
  noteRefusal,
  outsideCalls,
  requireOpen,
  requireOpenCall,
  runInSpan,
  type ServedCall,
  type Span,
  serveCall,
  servedCall,
} from './served-call'
export type { OperatorSettings, PasswordCost, PaypalSettings, Settings } from './settings'
export {
  defineMeasurementCounter,
  type Measurement,
  type StatusComponent,
  type StatusSource,
  statusSourcesService,
} from './status-source'
export { SteadyClock, steadyClockService } from './steady-clock'
export {
  commonScopes,
  coversScope,
  hasNeededScope,
  isTokenScope,
  type NeededScope,
  needStaff,
  orderScopes,
  type TokenScope,
  tokenScopes,
  tokenScopesSchema,
} from './token-scope'
export { type WorkerTraces, workerTracesService } from './worker-traces'
export { type WriteWatch, writeWatchService } from './write-watch'

const { name, email } = exampleAccount

/** The scalars and types that every domain uses. */
export const kernel: Domain = {
  name: 'kernel',
  schemaPath: join(__dirname, 'kernel.graphql'),
  resolvers: { Date: date, DateTime: dateTime, Percentage: percentage, SafeInt: safeInt },
  examples: () => ({
    schemas: { ActionResult: { success: true, message: 'Done.' } },
    properties: { name, email, amount: 1, count: 3, index: 1, offset: 0, success: true },
  }),
}
