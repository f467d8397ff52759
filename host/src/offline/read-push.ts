/** A notification as the server sends it, or the little that is known of one that cannot be read. */
export interface PushedNotification {
  readonly title: string
  readonly body: string
  /** the page of the site that a click opens */
  readonly path: string
  readonly tag: string
  /** stops its kind: a token, the kind, and the words of the button; null if it cannot be stopped from here */
  readonly stop: { readonly token: string; readonly kind: string; readonly label: string } | null
  readonly hasBadge: boolean
}

/** The address of a page of this site, for a path that came from elsewhere; the home page for anything else. */
export function pageAt(path: unknown, origin: string): string {
  const home = new URL('/', origin)
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return home.href
  const url = new URL(path, origin)
  return url.origin === home.origin ? url.href : home.href
}

function read(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // A browser must show something for each message, so one that is no JSON is shown without a text.
    return {}
  }
}

/** Reads a message of the server. Every field that is missing or of another type has a harmless value. */
export function readPush(text: string | undefined): PushedNotification {
  const fields = read(text)
  const textOf = (name: string, otherwise: string): string => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? value : otherwise
  }
  const [token, kind, label] = ['stopToken', 'kind', 'stopLabel'].map((name) => textOf(name, ''))
  return {
    title: textOf('title', 'Sanguine'),
    body: textOf('body', ''),
    path: textOf('path', '/'),
    tag: textOf('tag', 'sanguine'),
    stop: token && kind && label ? { token, kind, label } : null,
    hasBadge: fields.hasBadge === true,
  }
}
