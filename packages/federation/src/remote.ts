import type { ComponentType } from 'react'

/** What the host gives to a remote it shows. */
export interface RemoteProps {
  /** Told after a login has stored its token: the host reads it and decides anew which pages there are. */
  readonly onLogin: () => void
}

/** The props of the login form that the host shows over a page whose session has ended. */
export interface LogInProps {
  /** of the account that was logged in */
  readonly username: string
  /** called with the token of the login, which the form does not store */
  readonly onLogin: (accessToken: string) => void
}

/** What a remote's `./app` exports under the name `remote`. */
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
