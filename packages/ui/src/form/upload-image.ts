import { request } from '@sanguine/ui/platform'

/** Uploads a picture or video (admins only). Answers its id. */
export async function uploadImage(file: File): Promise<string> {
  const body = new FormData()
  body.append('files', file)
  const response = await request('/api/Image', { method: 'POST', body })
  const answer = (await response.json()) as { id?: unknown }
  if (typeof answer.id !== 'string') throw new Error('The answer names no image')
  return answer.id
}
