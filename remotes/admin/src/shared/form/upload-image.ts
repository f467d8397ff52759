import { NetworkError, requestHeaders, retryAfterLogin } from '@sanguine/ui/platform'

/** The server's sentence on a failure, if it sent one as text. */
const textOf = (response: XMLHttpRequest): string =>
  response.getResponseHeader('content-type')?.startsWith('text/plain') ? response.responseText : ''

function readId(text: string): string {
  const body = JSON.parse(text) as { id?: unknown }
  if (typeof body.id !== 'string') throw new Error('The response has no image id')
  return body.id
}

/** Sends the file. Not by fetch, which does not report the progress of an upload. */
async function send(file: File, onProgress?: (part: number) => void): Promise<XMLHttpRequest> {
  const headers = await requestHeaders()
  const body = new FormData()
  body.append('files', file)
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/api/Image')
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    call.onerror = () => reject(new NetworkError(0))
    call.onload = () => resolve(call)
    call.send(body)
  })
}

/**
 * Uploads an image or video (admins only). Returns its id; throws `NetworkError`.
 * @param onProgress called with how much of the file has been sent, 0 to 1
 */
export async function uploadImage(file: File, onProgress?: (part: number) => void): Promise<string> {
  const call = await retryAfterLogin(() => send(file, onProgress), true)
  const { status, statusText, responseText } = call
  if (status < 200 || status > 299) throw new NetworkError(status, statusText, textOf(call))
  try {
    return readId(responseText)
  } catch {
    throw new NetworkError(status, 'The response has no image id')
  }
}
