/**
 * Writes the icon modules of the design system: name → SVG body on a 512-unit box, one colour (`currentColor`). Each
 * set is a module of its own, so that a page of controls alone does not load the glyphs of the game.
 *
 *   node packages/content/scripts/make-icons.mjs            writes packages/ui/src/icons/*.generated.ts
 *   node packages/content/scripts/make-icons.mjs --check    fails when a committed file is not what would be written
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glyphPath } from './art/glyphs.mjs'
import { marks } from './art/marks.mjs'
import { controlIcons } from './icons/control-icons.mjs'
import { gameIcons, rarityIcons } from './icons/game-icons.mjs'
import { roundPath } from './icons/round-path.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../ui/src/icons')

const rounded = (body) => body.replace(/ d="([^"]+)"/g, (_, d) => ` d="${roundPath(d)}"`)

const glyphs = Object.fromEntries(Object.entries(gameIcons).map(([name, glyph]) => [name, rounded(glyphPath(glyph))]))

const rarities = Object.fromEntries(
  Object.entries(rarityIcons).map(([name, mark]) => [name, `<g transform="scale(32)">${marks[mark]}</g>`]),
)

const moduleOf = (name, doc, entries, credit = '') => {
  const lines = Object.entries(entries).map(([key, body]) => `  ${/-/.test(key) ? `'${key}'` : key}: '${body}',`)
  const head = '// Made by packages/content/scripts/make-icons.mjs; change it there.'
  return `${head}\n${credit}\n/** ${doc} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

const texts = {
  'control-icons.generated.ts': moduleOf(
    'controlIcons',
    'Controls. Bodies on viewBox 0 0 512 512 that draw in currentColor.',
    controlIcons,
  ),
  'game-icons.generated.ts': moduleOf(
    'gameIcons',
    'Things of the game. Bodies on viewBox 0 0 512 512; set fill="currentColor" on the svg.',
    glyphs,
    '// Glyphs: game-icons.net, CC BY 3.0 (authors in packages/content/art/CREDITS.md).\n',
  ),
  'rarity-icons.generated.ts': moduleOf(
    'rarityIcons',
    'Seals of the rarities, in order. Bodies on viewBox 0 0 512 512; set fill="currentColor" on the svg.',
    rarities,
  ),
}

if (process.argv.includes('--check')) {
  for (const [file, text] of Object.entries(texts)) {
    const committed = await readFile(join(folder, file), 'utf8').catch(() => '')
    if (committed === text) continue
    console.error(`packages/ui/src/icons/${file} is out of date: run npm run content:build`)
    process.exitCode = 1
  }
} else {
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text)
  const count = Object.keys({ ...controlIcons, ...glyphs, ...rarities }).length
  console.log(`${count} icons, ${Math.round(Object.values(texts).join('').length / 1000)} kB`)
}
