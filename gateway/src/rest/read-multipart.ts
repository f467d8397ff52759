import { invalidInput, Problem } from '@sanguine/kernel'
import type { RawInput, Route, UploadedFile } from '@sanguine/kernel/rest'
import type { FastifyRequest } from 'fastify'

const maxParts = { files: 10, fields: 100, parts: 110, fieldNameSize: 100, headerPairs: 100 }
const maxFieldBytes = 100_000

/** Messages of the parser for a body that is not multipart or ends too soon. Its errors have no codes. */
const brokenBody = /^(Multipart: Boundary not found|The needle cannot |.* ?[Uu]nexpected end of multipart data)/

/** Codes of a connection that its client has closed. */
const closedConnection: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (brokenBody.test(error.message) || closedConnection.has((error as NodeJS.ErrnoException).code))

/** Reads fields and files of a multipart body. Throws `invalidInput` or `tooLarge`. */
export async function readMultipart(
  request: FastifyRequest,
  { input }: Pick<Route, 'input'>,
): Promise<Pick<RawInput, 'body' | 'files'>> {
  const body: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  const limits = { ...maxParts, fileSize: input.maxFileBytes, fieldSize: maxFieldBytes }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw new Problem('tooLarge', { en: 'A field is too large.', de: 'Ein Feld ist zu groß.' })
        body[part.fieldname] = part.fieldname in body ? [body[part.fieldname], part.value].flat() : part.value
      } else {
        if (!input.files)
          throw invalidInput(
            { en: 'This call takes no files.', de: 'Dieser Aufruf nimmt keine Dateien an.' },
            part.fieldname,
          )
        const { fieldname: field, filename = '', mimetype: contentType } = part
        files.push({ field, filename, contentType, bytes: await part.toBuffer() })
      }
    }
  } catch (error) {
    // Unread bytes would block the connection for the client's next call.
    request.raw.unpipe()
    request.raw.resume()
    if (isBroken(error))
      throw new Problem('invalidInput', {
        en: 'The multipart body is broken or incomplete.',
        de: 'Der Inhalt des Aufrufs ist beschädigt oder unvollständig.',
      })
    throw error
  }
  return { body, files }
}
