import { createContext, useContext } from 'react'

/** What a remote asks of the host that draws it. */
export interface RemoteHost {
  /** told of an error that a part of the remote shows in its place */
  readonly reportError: (error: unknown) => void
  /**
   * Prepares another attempt after a part of the remote failed: replaces the remote where another build is deployed by
   * now. Returns whether it did.
   */
  readonly recover: () => Promise<boolean>
  /** loads the build of the remote that worked before this one; undefined where there is none */
  readonly loadPrevious?: (() => void) | undefined
}

/** Without a host, as in a remote's own development server, errors are in the console only. */
const noHost: RemoteHost = { reportError: () => undefined, recover: async () => false }

export const RemoteHostContext = createContext<RemoteHost>(noHost)

export const useRemoteHost = (): RemoteHost => useContext(RemoteHostContext)
