import { expect, test } from '@jest/globals'
import { readDatabaseUri } from './database-uri'

test.each([
  ['mongodb://localhost', ['localhost'], false],
  ['mongodb://localhost:27017/game', ['localhost'], false],
  ['mongodb://me:p%40ss@db1:27017,db2:27018/game?replicaSet=rs0', ['db1', 'db2'], false],
  ['mongodb://db1,db2/?tls=true', ['db1', 'db2'], true],
  ['mongodb://db1?ssl=true&replicaSet=rs0', ['db1'], true],
  ['mongodb://db1/?TLS=true', ['db1'], true],
  ['mongodb://db1/?tls=false', ['db1'], false],
  ['mongodb://[::1]:27017/game', ['::1'], false],
  ['mongodb://%2Frun%2Fmongodb.sock/game', ['%2Frun%2Fmongodb.sock'], false],
  ['mongodb+srv://me:secret@cluster.example/game', ['cluster.example'], true],
  ['mongodb+srv://cluster.example/?tls=false', ['cluster.example'], false],
])('%s names the hosts %j, with encryption: %j', (uri, hosts, isEncrypted) => {
  expect(readDatabaseUri(uri)).toEqual({ hosts, isEncrypted })
})

test.each(['', 'localhost', 'postgres://localhost/game', 'mongodb://', 'mongodb:///game', 'mongodb://a,/game'])(
  '%p is refused as the address of a database',
  (uri) => {
    expect(readDatabaseUri(uri)).toBeNull()
  },
)
