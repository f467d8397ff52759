import type { RemoteBuild } from '@sanguine/federation'

/**
 * Why a remote cannot be used: its manifest did not come, nothing came in time, files are missing or damaged, it needs other
 * versions of what the host shares, or it threw while it rendered.
 */
export type FailureReason = 'manifest' | 'timeout' | 'files' | 'versions' | 'render'

export class RemoteError extends Error {
  override name = 'RemoteError'

  constructor(
    readonly reason: FailureReason,
    message: string,
    /** the build that failed, where it is known */
    readonly build?: RemoteBuild | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The errors of webpack for chunks that do not load; `request` is the address of the file. */
interface ChunkError {
  readonly name?: unknown
  readonly code?: unknown
  readonly request?: unknown
}

/** The address of the script or style sheet whose failure an error tells of; null for any other error. */
export function failedFile(error: unknown): string | null {
  if (error instanceof RemoteError) return failedFile(error.cause)
  const { name, code, request } = (error ?? {}) as ChunkError
  const isChunkError = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
  return isChunkError && typeof request === 'string' ? request : null
}

/** An error that a remote threw while it rendered. A chunk that is missing shows as one, too. */
export const renderError = (error: unknown, build: RemoteBuild | undefined): RemoteError =>
  failedFile(error) === null
    ? new RemoteError('render', 'The remote threw while it rendered', build, { cause: error })
    : new RemoteError('files', 'A chunk of the remote did not load', build, { cause: error })
