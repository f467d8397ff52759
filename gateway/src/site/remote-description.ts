import { z } from 'zod'
import { callers } from '../access/callers'
import { isPagePath } from './page-path'
import { pagePattern, sampleAddress } from './page-pattern'

const text = z.strictObject({ en: z.string().trim().min(1).max(200), de: z.string().trim().min(1).max(200) })

const parts = z.array(z.unknown()).default([])

/** A `remote.json`, whose parts are checked one by one. */
const fileSchema = z.strictObject({
  title: text,
  lost: text,
  hasLogin: z.literal(true).optional(),
  /** of the first load, in kilobytes; the build keeps it */
  budget: z.number().positive().optional(),
  reach: parts,
  pages: parts,
  listed: parts,
  navigation: parts,
})

const reachSchema = z.strictObject({
  paths: z.array(z.unknown()).min(1),
  roles: z.array(z.enum(callers)).min(1).optional(),
  redirect: z.literal('/').optional(),
  frame: z.literal('own').optional(),
})

const order = z.number().optional()

const linkSchema = z.strictObject({
  place: z.enum(['footer', 'menu', 'main']),
  to: z.string(),
  text,
  icon: z.string().max(40).optional(),
  also: z.array(z.string()).optional(),
  order,
})

const groupSchema = z.strictObject({
  place: z.literal('main'),
  text,
  links: z.array(z.strictObject({ to: z.string(), text, note: text.optional() })).min(1),
  order,
})

type NavigationEntry = z.infer<typeof linkSchema> | z.infer<typeof groupSchema>

/** A part of `navigation`: a group has `links`. Its own schema says what is wrong with it. */
const navigationSchema = z.unknown().transform((value, context): NavigationEntry => {
  const isGroup = typeof value === 'object' && value !== null && 'links' in value
  const parsed = isGroup ? groupSchema.safeParse(value) : linkSchema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

type Roles = readonly string[] | undefined

interface Reach {
  readonly paths: readonly string[]
  /** the roles that the paths are drawn for; everyone without it */
  readonly roles?: Roles
  /** where other roles are sent; without it, another remote draws the path for them */
  readonly redirect?: '/' | undefined
  /** `own` if the pages draw a header themselves */
  readonly frame?: 'own' | undefined
}

/** The description of a remote that browsers have before they load it. */
export interface RemoteDescription {
  readonly title: z.infer<typeof text>
  /** the sentence in the place of the remote while it cannot be loaded */
  readonly lost: z.infer<typeof text>
  /** whether the remote has the login form */
  readonly hasLogin?: true | undefined
  readonly reach: readonly Reach[]
  readonly navigation: readonly NavigationEntry[]
}

/** A remote's `remote.json`: the description for browsers, and the addresses of its pages. */
export interface RemoteFile {
  readonly description: RemoteDescription
  readonly pages: readonly string[]
  /** the pages that search engines may list */
  readonly listed: readonly string[]
}

/** Receives what was left out, as the beginning of a sentence. */
type Refuse = (what: string) => void

/** The remote that has a path for the same roles. */
export type FindOwner = (path: string, roles: Roles) => string | undefined

/** The reason why a value does not fit, as in `roles.0: Invalid option`. */
const reasonOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')

function parseParts<Part>(schema: z.ZodType<Part>, values: readonly unknown[], name: string, refuse: Refuse): Part[] {
  return values.flatMap((value, index) => {
    const parsed = schema.safeParse(value)
    if (!parsed.success) refuse(`entry ${index + 1} of "${name}" (${reasonOf(parsed.error)})`)
    return parsed.success ? [parsed.data] : []
  })
}

/** The reason why a value is no path of pages, as the end of a sentence; null if it is one. */
function whyNoPath(path: unknown): string | null {
  if (typeof path !== 'string' || !/^\/$|^(\/([\w-]+|:\w+))*(\/\*)?$/.test(path) || path === '')
    return 'is no path of pages, such as /chronicle, /chronicle/:id or /chronicle/*'
  return isPagePath(sampleAddress(path)) ? null : 'has an address of files, of an API or of other software'
}

/**
 * Reads a `remote.json`. A part that cannot be used is left out, so that a wrong link takes down no page. Returns null if
 * nothing can be used.
 */
export function readRemoteFile(json: unknown, findOwner: FindOwner, refuse: Refuse): RemoteFile | null {
  const file = fileSchema.safeParse(json)
  if (!file.success) {
    refuse(`the whole file (${reasonOf(file.error)})`)
    return null
  }
  const { title, lost, hasLogin } = file.data
  const reach = parseParts(reachSchema, file.data.reach, 'reach', refuse).flatMap(({ paths, ...rest }) => {
    const free = paths.filter((path): path is string => {
      const owner = findOwner(String(path), rest.roles)
      const reason = whyNoPath(path) ?? (owner === undefined ? null : `belongs to the remote "${owner}"`)
      if (reason !== null) refuse(`"${path}" of "reach", which ${reason}`)
      return reason === null
    })
    return free.length > 0 ? [{ paths: free, ...rest }] : []
  })
  const patterns = reach.flatMap(({ paths }) => paths.map(pagePattern))
  const isReached = (name: string) => (path: unknown) => {
    const isWithin = patterns.some((pattern) => pattern.test(sampleAddress(String(path))))
    const reason = whyNoPath(path) ?? (isWithin ? null : 'is outside of the reach of this remote')
    if (reason !== null) refuse(`"${path}" of "${name}", which ${reason}`)
    return reason === null
  }
  const entries = parseParts(navigationSchema, file.data.navigation, 'navigation', refuse)
  const pages = file.data.pages.filter(isReached('pages')).map(String)
  return {
    description: {
      title,
      lost,
      ...(hasLogin && { hasLogin }),
      reach,
      navigation: entries.flatMap((entry) => withinReach(entry, isReached('navigation'))),
    },
    pages,
    listed: file.data.listed.filter(isReached('listed')).map(String),
  }
}

/** An entry without the links that lead out of the reach; none if nothing of it is left. */
function withinReach(entry: NavigationEntry, isReached: (path: unknown) => boolean): readonly NavigationEntry[] {
  if (!('links' in entry)) return isReached(entry.to) ? [entry] : []
  const links = entry.links.filter(({ to }) => isReached(to))
  return links.length > 0 ? [{ ...entry, links }] : []
}
