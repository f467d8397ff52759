/**
 * Builds the content pack from the world, the art recipe and the scores: pack/*.json, art/**, sound/**, credits and
 * icons.
 *   node packages/content/scripts/build.mjs            writes changed files; artworks and sounds only if their sources changed
 *   node packages/content/scripts/build.mjs --check    writes nothing and fails if a file would change
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { credits } from './art/authors.mjs'
import { glyphPath } from './art/glyphs.mjs'
import { buildArtworks, buildUiArtworks } from './artwork-files.mjs'
import { creditsText } from './credits.mjs'
import { gameIcons } from './icons/game-icons.mjs'
import { Output } from './output.mjs'
import { packFiles } from './records/index.mjs'
import { buildSounds } from './sound-files.mjs'

const root = join(fileURLToPath(import.meta.url), '../..')
const isCheck = process.argv.includes('--check')
const output = new Output(root, isCheck)

const images = await buildArtworks(output)
const ids = new Map(images.map(({ name, id }) => [name, id]))
const art = {
  imageId: (kind, slug) => {
    const id = ids.get(`${kind}/${slug}`)
    if (!id) throw new Error(`there is no artwork ${kind}/${slug}`)
    return id
  },
  loopId: (kind, slug) => ids.get(`${kind}/${slug}.loop`) ?? '',
}

for (const [file, content] of Object.entries(packFiles(art))) await output.json(`pack/${file}`, content)
await output.json('pack/images.json', images)
await output.json('art/ui.json', await buildUiArtworks(output))
await output.json('sound/sounds.json', await buildSounds(output))

for (const glyph of Object.values(gameIcons)) glyphPath(glyph)
const authors = credits()
await output.text('art/CREDITS.md', creditsText(authors))
await output.json('art/credits.json', {
  title: 'Glyphs by game-icons.net',
  url: 'https://game-icons.net',
  license: 'CC BY 3.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
  changes: 'Recoloured, printed in two inks, hatched, framed and set in scenes.',
  authors: authors.map(({ author }) => author),
})
output.publish()
await output.removeStray('art')
await output.removeStray('sound')

const icons = spawnSync(process.execPath, [join(root, 'scripts/make-icons.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = output.report() || icons.status
