/** Words in backticks that belong to others: programs, protocols, formats, and examples that are no names of ours. */
export const foreignWords: ReadonlySet<string> = new Set([
  // headers and cookies
  'Message-ID',
  'Sec-Fetch',
  'Secure',
  'X-Forwarded-For',
  '__Host-',
  'nosniff',
  // MongoDB's programs, settings and roles
  'authSource',
  'minSnapshotHistoryWindowInSeconds',
  'mongodump',
  'mongorestore',
  'readWrite',
  'transactionLifetimeLimitSeconds',
  // Kubernetes, and values of the chart
  'Recreate',
  'mongodb.existingSecret',
  'sanguine-mongodb',
  // calls of the operating system
  'LockFileEx',
  'O_EXLOCK',
  'fcntl',
  'flock',
  // libraries and a directive that were decided against, and an option of one
  'customJSONSerializer',
  'libsql',
  'visibleTo',
  'p-queue',
  'webpack-retry-chunk-load-plugin',
  // files that a running gateway writes
  'DATA_DIR/db/socket/mongodb.sock',
  'db/data.mdb',
  // patterns, examples, and a name of a former schema
  'ShopRow',
  'Adrnin',
  'regionId__groundId',
  'xService',
])
