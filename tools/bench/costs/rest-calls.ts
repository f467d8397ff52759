import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteHeaders } from '../../gateway/site-client'
import { root } from '../../root'
import type { KnownIds } from './sample-values'

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly example?: unknown
  readonly schema?: { readonly maximum?: number }
}

interface Media {
  readonly examples?: { readonly example: { readonly $ref: string } }
}

interface Response {
  readonly headers?: object
  readonly content?: object
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Response>>
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
}

interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: JsonObject }>> }
}

type JsonObject = Readonly<Record<string, unknown>>

/** A call of the REST API with the values that make it largest. */
export interface RestCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body: string | FormData | null
  /** whether the response is a file that is made while it is sent, in pieces between other calls */
  readonly isDownload: boolean
}

/** Values for the calls, beside the examples of the API. */
export interface RestValues {
  /** ids that exist, by the names of the fields that take them */
  readonly ids: KnownIds
  /** of the caller, as it is sent */
  readonly password: string
  /** the longest record of each list of the API, by the path of the list */
  readonly records: ReadonlyMap<string, JsonObject>
}

const readApi = (): Api => JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'))

/** Calls that end the session, or take away what others measure. */
const isEnding = (operationId: string) =>
  /^(logout|updatePassword|endOtherSessions|replaceUser|updateUser|delete\w+)$/.test(operationId)

/** The image that is uploaded has the size of a screen. */
const upload = join(root, 'docs/screenshots/home.webp')

/** The list that a path is a record of, such as `/item` of `/item/{id}`. */
const listOf = (path: string) => path.replace(/(?:\/\w+)?(\/\w+)\/\{(?:id|parentId)\}$/, '$1')

/** Reads the longest record of every list whose records have a path of their own. */
export async function readLongestRecords(url: string, token: string | undefined): Promise<RestValues['records']> {
  const { paths } = readApi()
  const lists = Object.keys(paths).filter((path) => `${path}/{id}` in paths && paths[path]?.get)
  const records = new Map<string, JsonObject>()
  for (const list of lists) {
    const response = await fetch(`${url}/api${list}`, { headers: siteHeaders(token) })
    if (!response.ok) throw new Error(`${list} returned ${response.status}: ${await response.text()}`)
    const all = (await response.json()) as readonly JsonObject[]
    const [longest] = all.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    if (longest) records.set(list, longest)
  }
  return records
}

/** Writes a record as a call sends it. A new one has another short name, since no two may have the same. */
function bodyOfRecord({ id, revision: _revision, ...fields }: JsonObject, method: string, operationId: string): string {
  if (method !== 'post') return JSON.stringify({ id, ...fields })
  const { shortName, ...rest } = fields
  return JSON.stringify({ ...rest, ...(shortName !== undefined && { shortName: operationId.toLowerCase() }) })
}

function bodyOfExample(media: Media | undefined, { components }: Api, { ids, password }: RestValues): string {
  const name = media?.examples?.example.$ref.split('/').at(-1) ?? ''
  const known = (field: string, value: unknown) => (field === 'password' ? password : (ids[field]?.[0] ?? value))
  const example = Object.entries(components.examples[name]?.value ?? {})
  return JSON.stringify(Object.fromEntries(example.map(([field, value]) => [field, known(field, value)])))
}

function bodyOf(api: Api, path: string, method: string, values: RestValues): RestCall['body'] {
  const { operationId = '', requestBody } = api.paths[path]?.[method] ?? {}
  if (!requestBody) return null
  if ('multipart/form-data' in requestBody.content) {
    const form = new FormData()
    form.append('files', new Blob([readFileSync(upload)], { type: 'image/webp' }), `${operationId}.webp`)
    return form
  }
  const record = values.records.get(listOf(path))
  return record
    ? bodyOfRecord(record, method, operationId)
    : bodyOfExample(requestBody.content['application/json'], api, values)
}

function pathOf(path: string, parameters: readonly Parameter[], { ids, records }: RestValues): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const { example } = parameters.find((each) => each.name === name) ?? {}
    const recordId = path.startsWith('/image') ? records.get('/enemy')?.imageId : records.get(listOf(path))?.id
    return encodeURIComponent(String(recordId ?? ids[name]?.[0] ?? example))
  })
  const largest = parameters.flatMap(({ name, in: place, schema }) =>
    place === 'query' && name === 'first' && schema?.maximum !== undefined ? [`${name}=${schema.maximum}`] : [],
  )
  return largest.length > 0 ? `${filled}?${largest.join('&')}` : filled
}

/** Images are files too, but not made for the call. */
const isDownload = ({ responses }: Operation): boolean =>
  Object.values(responses).some(
    ({ headers = {}, content = {} }) => 'Content-Disposition' in headers && 'application/json' in content,
  )

/** Every call of the REST API whose name contains a text. */
export function restCalls(values: RestValues, name: string): readonly RestCall[] {
  const api = readApi()
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): readonly RestCall[] => {
      const { operationId, parameters = [] } = operation
      const call = `REST ${operationId}`
      if (!call.includes(name) || isEnding(operationId)) return []
      const body = bodyOf(api, path, method, values)
      const filled = pathOf(path, parameters, values)
      return [{ name: call, method: method.toUpperCase(), path: filled, body, isDownload: isDownload(operation) }]
    }),
  )
}

/** Makes a call and returns status and text of its response. */
export async function callOnce(url: string, { method, path, body }: RestCall, token: string | undefined) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...siteHeaders(token), ...(typeof body === 'string' && { 'Content-Type': 'application/json' }) },
    ...(body !== null && { body }),
  })
  return { status: response.status, text: await response.text() }
}
