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
  /** `own` if the pages draw a header themselves; without it, the host draws header and padding around them */
  readonly frame?: 'own' | undefined
}

/** A link to a page of a remote, which the host shows in its footer, in the menu or in the main navigation. */
export interface RemoteLink {
  readonly place: 'footer' | 'menu' | 'main'
  readonly to: string
  readonly text: SiteText
  /** the name of an icon */
  readonly icon?: string | undefined
  /** further pages for which the link is marked as the current one */
  readonly also?: readonly string[] | undefined
  /** the position among the links of all remotes; 100 without it */
  readonly order?: number | undefined
}

/** Links below one entry of the main navigation. */
export interface RemoteLinkGroup {
  readonly place: 'main'
  readonly text: SiteText
  readonly links: readonly {
    readonly to: string
    readonly text: SiteText
    /** a line below the text */
    readonly note?: SiteText | undefined
  }[]
  readonly order?: number | undefined
}

/** The description that a remote publishes in `remote.json`. The shell knows it before the remote is loaded. */
export interface RemoteDescription {
  readonly title: SiteText
  /** the sentence in the place of the remote while it cannot be loaded */
  readonly lost: SiteText
  /** whether the remote has the login form */
  readonly hasLogin?: boolean | undefined
  readonly reach: readonly Reach[]
  readonly navigation: readonly (RemoteLink | RemoteLinkGroup)[]
}
