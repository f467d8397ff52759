import { artworks } from './artworks.mjs'
import { render, renderLoop, sha256, sourceOf, sourceOfLoop } from './render.mjs'
import { uiArtworks } from './ui-artworks.mjs'

const types = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' }

/** The entry of the last build, if its drawing is the same and its files exist. */
const reusable = (output, previous, source, paths) => {
  if (previous?.source !== source || !paths(previous).every((path) => output.has(path))) return null
  for (const path of paths(previous)) output.keep(path)
  return previous
}

const entryOf = (name, { data, info }, { thumb, source, isMoving = false }) => {
  const digest = sha256(data)
  return {
    id: sha256(`${name}/${digest}`).slice(0, 24),
    name,
    file: `${name}.webp`,
    thumb,
    contentType: types.webp,
    isMoving,
    width: info.width,
    height: info.height,
    sha256: digest,
    source,
  }
}

async function drawArtwork(output, artwork, source) {
  const drawn = await render(artwork)
  await output.write(`art/${artwork.name}.webp`, drawn.data)
  if (artwork.thumbWidth === 0) return entryOf(artwork.name, drawn, { thumb: `${artwork.name}.webp`, source })
  const thumb = `${artwork.name}.thumb.webp`
  await output.write(`art/${thumb}`, (await render({ ...artwork, width: artwork.thumbWidth })).data)
  return entryOf(artwork.name, drawn, { thumb, source })
}

/** Draws a loop. Its small artwork is that of its still. */
async function drawLoop(output, { name, loop }, source) {
  const drawn = await renderLoop(loop)
  await output.write(`art/${name}.loop.webp`, drawn.data)
  return entryOf(`${name}.loop`, drawn, { thumb: `${name}.thumb.webp`, source, isMoving: true })
}

/** An artwork and, if it moves, its loop: `name`, `source`, and the function that draws it. */
const worksOf = (artwork) => [
  { name: artwork.name, source: sourceOf(artwork), make: drawArtwork, artwork },
  ...(artwork.loop
    ? [{ name: `${artwork.name}.loop`, source: sourceOfLoop(artwork.loop), make: drawLoop, artwork }]
    : []),
]

/**
 * The list of the pack's artworks, including loops. An id is built from the name and the artwork's bytes, because
 * browsers cache artworks forever. Bytes differ between encoders, so an artwork is drawn again only if its drawing
 * changes.
 */
export async function buildArtworks(output) {
  const before = new Map(((await output.previous('pack/images.json')) ?? []).map((entry) => [entry.name, entry]))
  const entries = []
  for (const { name, source, make, artwork } of artworks.flatMap(worksOf)) {
    const paths = ({ file, thumb }) => [`art/${file}`, `art/${thumb}`]
    const kept = reusable(output, before.get(name), source, paths)
    if (!kept && output.isCheck) output.changed(`art/${name}.webp`)
    const known = kept ?? (output.isCheck ? before.get(name) : null)
    entries.push(known ?? (await make(output, artwork, source)))
  }
  return entries
}

async function drawUiArtwork(output, artwork, source) {
  const { data, info } = await render(artwork)
  const format = artwork.format ?? 'webp'
  const file = `ui/${artwork.name}.${format}`
  await output.write(`art/${file}`, data)
  return { file, contentType: types[format], width: info.width, height: info.height, source }
}

/** The site's own artworks by name; `file` is in the art folder. */
export async function buildUiArtworks(output) {
  const before = (await output.previous('art/ui.json')) ?? {}
  const entries = {}
  for (const artwork of uiArtworks) {
    const source = sourceOf(artwork)
    const kept = reusable(output, before[artwork.name], source, ({ file }) => [`art/${file}`])
    if (!kept && output.isCheck) output.changed(`art/ui/${artwork.name}`)
    const known = kept ?? (output.isCheck ? before[artwork.name] : null)
    entries[artwork.name] = known ?? (await drawUiArtwork(output, artwork, source))
  }
  return entries
}
