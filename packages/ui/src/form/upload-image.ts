import { NetworkError, requestHeaders, session } from '@sanguine/ui/platform'

const textOf = ({ responseText }: XMLHttpRequest, contentType: string): string =>
  contentType.startsWith('text/plain') ? responseText : ''

function readId(text: string): string {
  const answer = JSON.parse(text) as { id?: unknown }
  if (typeof answer.id !== 'string') throw new Error('The answer names no image')
  return answer.id
}

/**
 * Uploads a picture or video (admins only). Answers its id; throws `NetworkError`.
 * @param onProgress told what part of the file has been sent, 0 to 1
 */
export async function uploadImage(file: File, onProgress?: (part: number) => void): Promise<string> {
  const headers = await requestHeaders()
  const body = new FormData()
  body.append('files', file)
  return new Promise((resolve, reject) => {
    // Not fetch: it does not tell how far an upload is.
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
        reject(new NetworkError(status, statusText, textOf(call, call.getResponseHeader('content-type') ?? '')))
        return
      }
      try {
        resolve(readId(responseText))
      } catch {
        reject(new NetworkError(status, 'The answer names no image'))
      }
    }
    call.send(body)
  })
}
