import type { ComponentType } from 'react'

/** The props that the host passes to a remote. */
export interface RemoteProps {
  /** Runs after a login has stored its token: the host reads the token and decides again which pages exist. */
  readonly onLogin: () => void
}

/** The props of the login form that the host shows over a page whose session has ended. */
export interface LogInProps {
  /** of the account that was logged in */
  readonly username: string
  /** called with the token of the login, which the form does not store */
  readonly onLogin: (accessToken: string) => void
}

/** The export `remote` of a remote's `./app`. */
export interface Remote {
  /**
   * Draws the routes the remote owns. Each of its pages has one `<main id={contentId} tabIndex={-1}>` and a `<Title>`;
   * skip link, footer, notices and the router are the host's.
   */
  readonly App: ComponentType<RemoteProps>
  /** the login form, which the visitor's remote has */
  readonly LogIn?: ComponentType<LogInProps>
  /** what has to be done before the first drawing, such as fetching a client; the host waits for it */
  readonly prepare?: () => void | Promise<void>
}

/** The module a remote exposes as `./app`. */
export interface RemoteModule {
  readonly remote: Remote
}
