/**
 * Checks the content pack: first whether the game can be built from it, then everything that a careful editor would
 * reject. Prints one line for each finding and exits with 1 if there is any.
 */
import { createRequire } from 'node:module'
import { buildServer } from '../../../tools/build/server.mjs'

await buildServer()
const require = createRequire(import.meta.url)
const { checkContent, problemLine } = require('@sanguine/content')
const { readPack, readSounds } = require('@sanguine/content/pack')

try {
  const pack = readPack()
  const problems = checkContent(pack, {
    imageIds: new Set(pack.images.map(({ id }) => id)),
    imageMotion: new Map(pack.images.map(({ id, isMoving }) => [id, isMoving])),
    translations: pack.translations,
  })
  const sounds = readSounds()
  const records = Object.values(pack.records).reduce((sum, list) => sum + list.length, 0)
  for (const problem of problems) console.error(problemLine(problem))
  console.log(`${records} records, ${pack.images.length} images, ${sounds.length} sounds, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
} catch (error) {
  if (error.name !== 'PackProblem') throw error
  console.error(error.message)
  process.exitCode = 1
}
