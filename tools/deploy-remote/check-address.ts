import { reasonOf } from '../sent-operations/sources'
import { type BuiltRemote, integrityOf } from './read-build'

/** The most problems that are listed. */
const maxProblems = 10
/** The files that are fetched at a time. */
const atOnce = 8
const timeoutMs = 30_000

interface Fetched {
  readonly content: Uint8Array
  readonly allowedOrigin: string | null
}

/**
 * Compares the files at an address with those of a build, as a browser of the site would load them. Returns a sentence
 * for each problem; none if all files are there, unchanged, and the site may read them.
 * @param address of the manifest, absolute
 */
export async function checkAddress(build: BuiltRemote, address: string, site: string): Promise<readonly string[]> {
  const origin = new URL(site).origin
  const problems: string[] = []
  const load = async (path: string): Promise<Fetched | null> => {
    const url = new URL(path, address)
    try {
      const response = await fetch(url, { headers: { Origin: origin }, signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) problems.push(`${url} returned ${response.status}.`)
      const content = new Uint8Array(await response.arrayBuffer())
      return response.ok ? { content, allowedOrigin: response.headers.get('access-control-allow-origin') } : null
    } catch (error) {
      problems.push(`${url} was not reached: ${reasonOf(error)}.`)
      return null
    }
  }
  const manifest = await load(address)
  if (!manifest) return problems
  if (Buffer.from(manifest.content).toString() !== build.manifest)
    problems.push(`${address} is the manifest of another build. Copy the files of ${build.folder} there.`)
  const isOfOtherOrigin = new URL(address).origin !== origin
  /** Browsers read the manifest, and request scripts and styles by CORS so that their errors can be reported. */
  const requireReadable = (url: string, { allowedOrigin }: Fetched): void => {
    if (isOfOtherOrigin && allowedOrigin !== '*' && allowedOrigin !== origin)
      problems.push(`${url} does not let ${origin} read it. Send Access-Control-Allow-Origin: ${origin}`)
  }
  requireReadable(address, manifest)
  if (problems.length > 0) return problems
  const waiting = [...build.files]
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file && problems.length < maxProblems; file = waiting.pop()) {
      const loaded = await load(file.path)
      const url = new URL(file.path, address).href
      if (loaded && integrityOf(loaded.content) !== file.integrity)
        problems.push(`${url} differs from the file of the build.`)
      else if (loaded && /\.(js|css)$/.test(file.path)) requireReadable(url, loaded)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return problems.toSorted()
}
