import type { Connection } from 'mongoose'

/** The collections whose documents open an account without its password. */
const openers = ['sessions', 'loginTickets', 'oauthGrants', 'oauthDeviceRequests', 'personalTokens'] as const

/** Mailed links that change what an account logs in with. A link that activates an account stays valid. */
const changingLinks = ['passwordReset', 'emailChange']

/**
 * Ends sessions, personal access tokens, connections of apps and mailed links in data that was restored from a backup.
 * The backup does not know which of them were ended or used since. Takes a connection, because no app runs on the data yet. Returns how many there were.
 */
export async function endRestoredAccess(connection: Connection): Promise<number> {
  const ended = await Promise.all([
    ...openers.map((name) => connection.collection(name).deleteMany({})),
    connection.collection('mailTokens').deleteMany({ purpose: { $in: changingLinks } }),
  ])
  return ended.reduce((sum, { deletedCount }) => sum + deletedCount, 0)
}
