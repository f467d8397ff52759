import type { RemoteBuild } from '@sanguine/federation'

/**
 * Why a remote cannot be used. Its manifest did not load, the load timed out, or files are missing or damaged. Or it
 * needs other versions of shared modules, or it threw while it rendered.
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

/** Whether an error is one of webpack for a script or style sheet that did not load. */
export function isChunkError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}

/** An error that a remote threw while it rendered. A chunk that is missing shows as one, too. */
export const renderError = (error: unknown, build: RemoteBuild | undefined): RemoteError =>
  isChunkError(error)
    ? new RemoteError('files', 'A chunk of the remote did not load', build, { cause: error })
    : new RemoteError('render', 'The remote threw while it rendered', build, { cause: error })
