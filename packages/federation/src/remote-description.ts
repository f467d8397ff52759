/** A text in the languages of the site. */
export interface SiteText {
  readonly en: string
  readonly de: string
}

/** Paths that a remote draws, in the notation of the router: `:id` is one segment, `/*` at the end any rest. */
export interface Reach {
  readonly paths: readonly string[]
  /** the roles that the paths are drawn for; everyone without it */
  readonly roles?: readonly string[] | undefined
  /** where other roles are sent; without it, another remote draws the path for them */
  readonly redirect?: string | undefined
}

/** A link to a page of a remote that others show: the host in its footer, the game in its menu. */
export interface RemoteLink {
  readonly place: 'footer' | 'menu'
  readonly to: string
  readonly text: SiteText
  /** the name of an icon */
  readonly icon?: string | undefined
}

/** The description that a remote publishes in `remote.json`. The shell knows it before the remote is loaded. */
export interface RemoteDescription {
  readonly title: SiteText
  /** the sentence in the place of the remote while it cannot be loaded */
  readonly lost: SiteText
  /** whether the remote has the login form */
  readonly hasLogin?: boolean | undefined
  readonly reach: readonly Reach[]
  readonly navigation: readonly RemoteLink[]
}
