/** A call without a usable response. `status` is 0 where there was no response at all. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(
    readonly status: number,
    readonly statusText = '',
    /** the server's own sentence, where it sent one */
    readonly sentence = '',
    /** the errors of a GraphQL response */
    readonly errors?: readonly { readonly message: string }[],
    /** the server's id of the request, as in its log; empty without a response */
    readonly requestId = '',
  ) {
    super('Network response was not ok')
  }
}
