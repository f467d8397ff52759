import type { BenchSite } from '../api/bench-site'

type ObjectId = InstanceType<BenchSite['connection']['base']['mongo']['ObjectId']>

/** Inserts copies of an account with these ids. Fields that must be unique are derived from the id. */
export async function insertAccountCopies(
  { connection }: Pick<BenchSite, 'connection'>,
  account: object,
  ids: readonly ObjectId[],
): Promise<void> {
  await connection
    .collection('accounts')
    .insertMany(ids.map((_id) => ({ ...account, _id, nameKey: `${_id}`, nameSkeleton: `${_id}`, emailKey: `${_id}` })))
}
