/** A placeholder for the address of a client that has already closed its connection. */
const closedConnection = 'closed connection'

/**
 * The client's address, for limits and logs. Node forgets it when the connection closes, which a client may do at any
 * time. So calls of clients that are gone are counted together.
 */
export const clientAddress = (request: { readonly ip: string | undefined }): string => request.ip ?? closedConnection
