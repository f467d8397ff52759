import { type App, type Context, coversScope, err, errOfAll, ok, type Result } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type BuildFacts, readManifest } from '../read-manifest'
import { remoteChecksService } from '../remote-checks'
import type { RemoteRefusal } from '../remote-refusal'
import { remoteDocumentsService } from '../store/remote-documents.model'
import type { RemoteVersionRecord } from '../store/remote-versions.model'
import { operationName } from './operation-name'

/** A build before it is stored. */
export interface GivenBuild {
  readonly remote: string
  readonly address: string
  readonly manifest: string
  /** the SHA-256 of its documents */
  readonly documents: readonly string[]
}

export type CheckedBuild = BuildFacts & Pick<RemoteVersionRecord, 'operations'>

/**
 * Checks whether a build fits this site: its manifest with the description, its modules and its operations. A token for
 * some remotes only must not take pages of others, so such a build is refused, too.
 */
export async function checkBuild(
  { app, viewer }: Context,
  build: GivenBuild,
): Promise<Result<CheckedBuild, RemoteRefusal>> {
  const { remote } = build
  const checks = app.get(remoteChecksService)
  const facts = readManifest(build.manifest)
  if ('reasons' in facts) return err('unusableManifest', { remote, version: '', reasons: facts.reasons }, 'manifest')
  const { version } = facts
  const reasons = checks.descriptionProblems(remote, facts.description)
  if (reasons.length > 0) return err('unusableManifest', { remote, version, reasons }, 'manifest')
  const isForSome = viewer?.token !== undefined && !coversScope(viewer.token.scopes, 'deploy')
  const taken = isForSome ? checks.takenFromOthers(remote, facts.description) : []
  if (taken.length > 0) return err('takesFromOthers', { remote, version, taken }, 'manifest')
  const requirements = checks.unmetRequirements(facts.requirements)
  if (requirements.length > 0) return err('unmetRequirements', { remote, version, requirements }, 'manifest')
  const operations = await checkOperations(app, { remote, version }, build.documents)
  return operations.ok ? ok({ ...facts, operations: operations.value }) : operations
}

/** Checks the stored documents of a version against the present schema. Returns their names. */
async function checkOperations(
  app: App,
  version: { readonly remote: string; readonly version: string },
  hashes: readonly string[],
): Promise<Result<CheckedBuild['operations'], RemoteRefusal>> {
  const found = await app
    .get(remoteDocumentsService)
    .find({ _id: trusted({ $in: [...hashes] }) })
    .sort({ _id: 1 })
    .lean()
  const unknown = hashes.filter((hash) => !found.some(({ _id }) => _id === hash))
  if (unknown.length > 0) return err('unknownDocuments', { hashes: unknown }, 'documents')
  const checks = app.get(remoteChecksService)
  const broken = found.flatMap(({ text }) =>
    checks
      .documentProblems(text)
      .map((reason) => err('brokenOperation', { ...version, operation: operationName(text), reason }, 'documents')),
  )
  if (broken.length > 0) return errOfAll(broken.map(({ refusal }) => refusal))
  return ok(found.map(({ _id, text }) => ({ name: operationName(text), hash: _id })))
}
