/**
 * Builds the site and writes a release: a folder and an archive with all that runs, which needs Node and nothing else.
 *
 *   npm run release -- [<folder>]     default ./release
 */
import { resolve } from 'node:path'
import { buildFrontEnds } from './build/front-ends'
import { writeRelease } from './release/write-release'
import { root } from './root'

export async function main([target = 'release']: readonly string[]): Promise<number> {
  await buildFrontEnds()
  const { folder, archive, files, bytes } = writeRelease(resolve(root, target))
  console.log(`${folder}: ${files} files, ${(bytes / 1e6).toFixed(0)} MB`)
  console.log(archive)
  return 0
}
