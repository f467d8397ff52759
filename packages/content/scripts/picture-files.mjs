import { pictures } from './pictures.mjs'
import { render, renderLoop, sha256, sourceOf, sourceOfLoop } from './render.mjs'
import { uiPictures } from './ui-pictures.mjs'

const types = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' }

/** The entry of the last build, when its drawing is the same and its files are there. */
const reusable = (output, previous, source, paths) => {
  if (previous?.source !== source || !paths(previous).every((path) => output.has(path))) return null
  for (const path of paths(previous)) output.keep(path)
  return previous
}

const entryOf = (name, { data, info }, thumb, source) => {
  const digest = sha256(data)
  return {
    id: sha256(`${name}/${digest}`).slice(0, 24),
    name,
    file: `${name}.webp`,
    thumb,
    contentType: types.webp,
    width: info.width,
    height: info.height,
    sha256: digest,
    source,
  }
}

async function drawPicture(output, picture, source) {
  const drawn = await render(picture)
  await output.write(`art/${picture.name}.webp`, drawn.data)
  if (picture.thumbWidth === 0) return entryOf(picture.name, drawn, `${picture.name}.webp`, source)
  const thumb = `${picture.name}.thumb.webp`
  await output.write(`art/${thumb}`, (await render({ ...picture, width: picture.thumbWidth })).data)
  return entryOf(picture.name, drawn, thumb, source)
}

/** A loop's small picture is that of its still. */
async function drawLoop(output, { name, loop }, source) {
  const drawn = await renderLoop(loop)
  await output.write(`art/${name}.loop.webp`, drawn.data)
  return entryOf(`${name}.loop`, drawn, `${name}.thumb.webp`, source)
}

/** A picture and, where it moves, its loop: `name`, `source` and how they are drawn anew. */
const worksOf = (picture) => [
  { name: picture.name, source: sourceOf(picture), make: drawPicture, picture },
  ...(picture.loop
    ? [{ name: `${picture.name}.loop`, source: sourceOfLoop(picture.loop), make: drawLoop, picture }]
    : []),
]

/**
 * The list of the pack's pictures, loops included. An id is made of the name and the picture's bytes, because pictures are
 * served as never changing; bytes differ between encoders, so a picture is drawn again only when its drawing changes.
 */
export async function buildPictures(output) {
  const before = new Map(((await output.previous('pack/images.json')) ?? []).map((entry) => [entry.name, entry]))
  const entries = []
  for (const { name, source, make, picture } of pictures.flatMap(worksOf)) {
    const paths = ({ file, thumb }) => [`art/${file}`, `art/${thumb}`]
    const kept = reusable(output, before.get(name), source, paths)
    if (!kept && output.isCheck) output.changed(`art/${name}.webp`)
    const known = kept ?? (output.isCheck ? before.get(name) : null)
    entries.push(known ?? (await make(output, picture, source)))
  }
  return entries
}

async function drawUiPicture(output, picture, source) {
  const { data, info } = await render(picture)
  const format = picture.format ?? 'webp'
  const file = `ui/${picture.name}.${format}`
  await output.write(`art/${file}`, data)
  return { file, contentType: types[format], width: info.width, height: info.height, source }
}

/** The site's own pictures by name; `file` is in the art folder. */
export async function buildUiPictures(output) {
  const before = (await output.previous('art/ui.json')) ?? {}
  const entries = {}
  for (const picture of uiPictures) {
    const source = sourceOf(picture)
    const kept = reusable(output, before[picture.name], source, ({ file }) => [`art/${file}`])
    if (!kept && output.isCheck) output.changed(`art/ui/${picture.name}`)
    const known = kept ?? (output.isCheck ? before[picture.name] : null)
    entries[picture.name] = known ?? (await drawUiPicture(output, picture, source))
  }
  return entries
}
