import { createContext, useContext } from 'react'

/** The functions that the host offers to a remote. */
export interface RemoteHost {
  /** reports an error that a part of the remote shows in its place */
  readonly reportError: (error: unknown) => void
  /**
   * Prepares a retry after a part of the remote failed: replaces the remote if another build is deployed. Returns
   * whether it did.
   */
  readonly recover: () => Promise<boolean>
  /** loads the previous build of the remote that worked; undefined if there is none */
  readonly loadPrevious?: (() => void) | undefined
}

/** Without a host, as in a remote's own development server, errors are in the console only. */
const noHost: RemoteHost = { reportError: () => undefined, recover: async () => false }

export const RemoteHostContext = createContext<RemoteHost>(noHost)

export const useRemoteHost = (): RemoteHost => useContext(RemoteHostContext)
