/** What stands for the address of a client that has closed its connection before the address was read. */
const closedConnection = 'closed connection'

/**
 * The address of the client of a request, for limits and logs. Node forgets it when the connection closes, which a client may
 * do at any time, so that calls of clients that are gone are counted together.
 */
export const clientAddress = (request: { readonly ip: string | undefined }): string => request.ip ?? closedConnection
