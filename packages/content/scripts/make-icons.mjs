/**
 * Writes the icon module of the design system: name → SVG body on a 512-unit box, one colour (`currentColor`).
 *
 *   node packages/content/scripts/make-icons.mjs            writes packages/ui/src/icons/icons.generated.ts
 *   node packages/content/scripts/make-icons.mjs --check    fails when the committed file is not what would be written
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glyphPath } from './art/glyphs.mjs'
import { marks } from './art/marks.mjs'
import { controlIcons } from './icons/control-icons.mjs'
import { gameIcons, rarityIcons } from './icons/game-icons.mjs'
import { roundPath } from './icons/round-path.mjs'

const target = join(dirname(fileURLToPath(import.meta.url)), '../../ui/src/icons/icons.generated.ts')

const rounded = (body) => body.replace(/ d="([^"]+)"/g, (_, d) => ` d="${roundPath(d)}"`)

const glyphs = Object.fromEntries(Object.entries(gameIcons).map(([name, glyph]) => [name, rounded(glyphPath(glyph))]))

const rarities = Object.fromEntries(
  Object.entries(rarityIcons).map(([name, mark]) => [name, `<g transform="scale(32)">${marks[mark]}</g>`]),
)

const record = (name, doc, entries) => {
  const lines = Object.entries(entries).map(([key, body]) => `  ${/-/.test(key) ? `'${key}'` : key}: '${body}',`)
  return `/** ${doc} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

const text = `// Made by packages/content/scripts/make-icons.mjs; change it there.
// Glyphs of gameIcons: game-icons.net, CC BY 3.0 (authors in packages/content/art/CREDITS.md).

${record('controlIcons', 'Controls. Bodies on viewBox 0 0 512 512 that draw in currentColor.', controlIcons)}
${record('gameIcons', 'Things of the game. Bodies on viewBox 0 0 512 512; set fill="currentColor" on the svg.', glyphs)}
${record('rarityIcons', 'Seals of the rarities, in order. Bodies on viewBox 0 0 512 512; set fill="currentColor" on the svg.', rarities)}
export type IconName = keyof typeof controlIcons | keyof typeof gameIcons | keyof typeof rarityIcons
`

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed !== text) {
    console.error('packages/ui/src/icons/icons.generated.ts is out of date: run npm run content:build')
    process.exitCode = 1
  }
} else {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  console.log(
    `${Object.keys({ ...controlIcons, ...glyphs, ...rarities }).length} icons, ${Math.round(text.length / 1000)} kB`,
  )
}
