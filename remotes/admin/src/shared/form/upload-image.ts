import { NetworkError, requestHeaders, session } from '@sanguine/ui/platform'

/** The server's sentence on a failure, if it sent one as text. */
const textOf = (response: XMLHttpRequest): string =>
  response.getResponseHeader('content-type')?.startsWith('text/plain') ? response.responseText : ''

function readId(text: string): string {
  const body = JSON.parse(text) as { id?: unknown }
  if (typeof body.id !== 'string') throw new Error('The response has no image id')
  return body.id
}

/**
 * Uploads an image or video (admins only). Returns its id; throws `NetworkError`.
 * @param onProgress called with how much of the file has been sent, 0 to 1
 */
export async function uploadImage(file: File, onProgress?: (part: number) => void): Promise<string> {
  const headers = await requestHeaders()
  const body = new FormData()
  body.append('files', file)
  return new Promise((resolve, reject) => {
    // Not fetch, which does not report the progress of an upload.
    const call = new XMLHttpRequest()
    call.open('POST', '/api/Image')
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    call.onerror = () => reject(new NetworkError(0))
    call.onload = () => {
      const { status, statusText, responseText } = call
      if (status === 401 && session.token() !== null) session.clearAndReload()
      if (status < 200 || status > 299) {
        reject(new NetworkError(status, statusText, textOf(call)))
        return
      }
      try {
        resolve(readId(responseText))
      } catch {
        reject(new NetworkError(status, 'The response has no image id'))
      }
    }
    call.send(body)
  })
}
