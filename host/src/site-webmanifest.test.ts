import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = join(__dirname, '../..')
const art = join(root, 'packages/content/art/ui')
const screenshots = join(root, 'docs/screenshots')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface ManifestImage {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

const manifest = JSON.parse(read('host/src/site.webmanifest')) as {
  readonly [field: string]: unknown
  readonly icons: readonly (ManifestImage & { readonly purpose: string })[]
  readonly screenshots: readonly (ManifestImage & { readonly form_factor: string; readonly label: string })[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly ManifestImage[] }[]
}

/** The size in the header of a PNG file, or of a WebP file with one lossy image. */
function sizeOf(file: Buffer): string {
  if (file.toString('latin1', 1, 4) === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8 ')
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`
}

const fileOf = (folder: string, { src }: ManifestImage): Buffer => readFileSync(join(folder, src))

describe('the web manifest', () => {
  it('has what browsers require of an installable site', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Sanguine',
      short_name: 'Sanguine',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    const kinds = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  })

  it('has the colours of the page', () => {
    const colour = /name="theme-color" content="(#[0-9a-f]{6})"/.exec(read('host/src/index.html'))?.[1]
    expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour])
  })

  it.each(manifest.icons)('names the size of $src', (icon) => {
    expect(sizeOf(fileOf(art, icon))).toBe(icon.sizes)
    expect(icon.type).toBe('image/png')
  })

  it.each(manifest.screenshots)('names the size, the label and the form factor of $src', (screenshot) => {
    expect(sizeOf(fileOf(screenshots, screenshot))).toBe(screenshot.sizes)
    const [width = 0, height = 0] = screenshot.sizes.split('x').map(Number)
    expect([width, height].every((side) => side >= 320 && side <= 3840)).toBe(true)
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
    expect(screenshot.form_factor).toBe(width > height ? 'wide' : 'narrow')
    expect(screenshot.label).not.toBe('')
  })

  it('names only files that the build of the host serves', () => {
    const build = read('packages/federation/webpack.mjs')
    const images = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
    ]
    for (const { src } of images) expect(build).toContain(`'${src.slice(1)}'`)
  })

  it('has shortcuts to pages of the game', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/hunt', '/jewel?shelf=bait', '/journal'])
  })
})

describe('the page', () => {
  it.each([
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-title" content="Sanguine">',
  ])('has %s', (tag) => {
    expect(read('host/src/index.html')).toContain(tag)
  })
})
