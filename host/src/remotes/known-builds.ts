import type { RemoteBuild, RemoteName } from '@sanguine/federation'
import { storage } from '@sanguine/ui'

/** The one in use and the one before it. */
const maxBuilds = 2

/** Local storage key of the builds of a remote that worked in this browser, newest first. */
export const knownBuildsKey = (name: RemoteName): string => `sanguine.builds.${name}`

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

function isBuild(value: unknown): value is RemoteBuild {
  if (typeof value !== 'object' || value === null) return false
  const { globalName, version, entry, scripts, styles, requires } = value as Record<keyof RemoteBuild, unknown>
  return (
    [globalName, version, entry].every(isText) &&
    [scripts, styles].every(isList) &&
    typeof requires === 'object' &&
    requires !== null &&
    Object.values(requires).every(isText)
  )
}

function readBuilds(name: RemoteName): readonly RemoteBuild[] {
  try {
    const value: unknown = JSON.parse(storage.read(knownBuildsKey(name)) ?? '[]')
    return Array.isArray(value) ? value.filter(isBuild) : []
  } catch {
    // The stored value is not valid JSON; the next build that works replaces it.
    return []
  }
}

/** Whether a build was drawn in this browser before, as far as that is remembered. */
export const isKnownBuild = (name: RemoteName, { globalName }: Pick<RemoteBuild, 'globalName'>): boolean =>
  readBuilds(name).some((build) => build.globalName === globalName)

/** Remembers a build that was drawn: it is offered when a later one fails. */
export function rememberBuild(name: RemoteName, build: RemoteBuild): void {
  const others = readBuilds(name).filter(({ globalName }) => globalName !== build.globalName)
  storage.write(knownBuildsKey(name), JSON.stringify([build, ...others].slice(0, maxBuilds)))
}

/** The newest build that worked in this browser, without those that failed. */
export const lastGoodBuild = (name: RemoteName, failed: readonly string[]): RemoteBuild | undefined =>
  readBuilds(name).find(({ globalName }) => !failed.includes(globalName))
