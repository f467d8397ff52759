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
  /** links to pages of other remotes that the viewer may open, in the language of the page; none without it */
  readonly menu?: readonly MenuLink[] | undefined
  /** the main navigation of the viewer, in the language of the page; none without it */
  readonly navigation?: readonly NavigationEntry[] | undefined
}

/** A link of the main navigation. */
export interface NavigationLink {
  readonly to: string
  readonly label: string
  /** further pages for which it is marked as the current one */
  readonly also?: readonly string[] | undefined
}

/** Links below one entry of the main navigation. */
export interface NavigationGroup {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string; readonly note?: string | undefined }[]
}

export type NavigationEntry = NavigationLink | NavigationGroup

/** A link that a remote publishes for the menus of others. */
export interface MenuLink {
  readonly to: string
  readonly label: string
  /** the name of an icon */
  readonly icon?: string | undefined
}

/** Without a host, as in a remote's own development server, errors are in the console only. */
const noHost: RemoteHost = { reportError: () => undefined, recover: async () => false }

export const RemoteHostContext = createContext<RemoteHost>(noHost)

export const useRemoteHost = (): RemoteHost => useContext(RemoteHostContext)
