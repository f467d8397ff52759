import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, MongoClient } from 'mongodb'
import { type RunningServer, type ServerOptions, startServer } from '../server'

export interface TestServer {
  uri: string
  client: MongoClient
  db: Db
  server: RunningServer
  stop(): Promise<void>
}

/** A temporary folder, and the function that removes it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'embedded-mongod-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A server in this process on a free port, with a connected client. */
export async function aServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = temporaryFolder()
  const server = await startServer({ host: '127.0.0.1', port: 0, replicaSet: 'rs0', dbPath: folder.path, ...options })
  const uri = `mongodb://127.0.0.1:${server.port}/`
  const client = await MongoClient.connect(uri)
  return {
    uri,
    client,
    db: client.db('test'),
    server,
    stop: async () => {
      await client.close()
      await server.stop()
      folder.remove()
    },
  }
}
