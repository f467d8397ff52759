import { defineService } from '@sanguine/kernel'

/** The builds of remotes that the site has without deployments, which only the gateway can read. */
export interface OwnBuilds {
  /** The names of the remotes that the site has a build of. */
  names(): readonly string[]
  /** The version of the build, such as `1.0.0+1a2b3c4d`; null if there is no build, or its manifest names no version. */
  versionOf(remote: string): string | null
  /** The text of the source map of a script of the build; null without one. */
  readSourceMap(remote: string, script: string): Promise<string | null>
}

/** The builds that the site has without deployments; the gateway provides them. */
export const ownBuildsService = defineService<OwnBuilds>({
  name: 'remotes.own builds',
  create: () => {
    throw new Error('The gateway provides the builds of its site.')
  },
})
