/** A call that did not come back with an answer that can be used. `status` is 0 when nothing came back at all. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(
    readonly status: number,
    readonly statusText = '',
    /** the server's own sentence, where it sent one */
    readonly sentence = '',
    /** those of a GraphQL response */
    readonly errors?: readonly { readonly message: string }[],
    /** how the server calls the request, for who looks into its log; empty where nothing came back */
    readonly requestId = '',
  ) {
    super('Network response was not ok')
  }
}
