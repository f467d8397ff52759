import { backUp } from './back-up'
import type { DataSource } from './data-source'
import { backUpServer } from './server-backup'
import type { BackupReport } from './write-backup'

/** Backs up a database that may be in use, embedded or on a server, into a new folder. Throws a `DataError`. */
export const backUpSource = ({ mongodbUri, dataDir }: DataSource, folder: string): Promise<BackupReport> =>
  mongodbUri === null ? backUp(dataDir, folder) : backUpServer({ mongodbUri, dataDir }, folder)
