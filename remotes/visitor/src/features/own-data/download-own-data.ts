import { NetworkError, refusalText, request } from '@sanguine/ui'

/** A file that has arrived whole. */
export interface DownloadedFile {
  readonly name: string
  readonly content: Blob
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'sanguine-data.json'

/**
 * Fetches the export of a ticket, which is valid once. `onProgress` receives the number of bytes loaded. Throws a
 * `NetworkError`, also if the connection ends within the file.
 */
export async function downloadOwnData(ticket: string, onProgress: (bytes: number) => void): Promise<DownloadedFile> {
  const response = await request('/api/user/downloadOwnData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket }),
  }).catch(inOwnWords)
  const parts: BlobPart[] = []
  let bytes = 0
  try {
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value)
      bytes += part.value.byteLength
      onProgress(bytes)
    }
  } catch {
    throw new NetworkError(0)
  }
  return { name: nameOf(response), content: new Blob(parts, { type: 'application/json' }) }
}

/** Words a 404 in the reader's language: REST words refusals in English, and refuses an expired ticket with that status. */
function inOwnWords(error: unknown): never {
  if (!(error instanceof NetworkError) || error.status !== 404) throw error
  throw new NetworkError(404, '', refusalText({ code: 'TICKET_INVALID' }))
}

/** Has the browser save a file. */
export function saveFile({ name, content }: DownloadedFile): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
