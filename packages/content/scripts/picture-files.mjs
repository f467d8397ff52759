import { pictures } from './pictures.mjs'
import { render, sha256, sourceOf } from './render.mjs'
import { uiPictures } from './ui-pictures.mjs'

const types = { webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' }

/** The entry of the last build, when its drawing is the same and its files are there. */
const reusable = (output, previous, source, paths) => {
  if (previous?.source !== source || !paths(previous).every((path) => output.has(path))) return null
  for (const path of paths(previous)) output.keep(path)
  return previous
}

async function drawPicture(output, picture, source) {
  const { data, info } = await render(picture)
  const file = `${picture.name}.webp`
  await output.write(`art/${file}`, data)
  let thumb = file
  if (picture.thumbWidth > 0) {
    thumb = `${picture.name}.thumb.webp`
    await output.write(`art/${thumb}`, (await render({ ...picture, width: picture.thumbWidth })).data)
  }
  const digest = sha256(data)
  return {
    id: sha256(`${picture.name}/${digest}`).slice(0, 24),
    name: picture.name,
    file,
    thumb,
    contentType: types.webp,
    width: info.width,
    height: info.height,
    sha256: digest,
    source,
  }
}

/**
 * The list of the pack's pictures. An id is made of the name and the picture's bytes, because pictures are served as never
 * changing; bytes differ between encoders, so a picture is drawn again only when its drawing changes.
 */
export async function buildPictures(output) {
  const before = new Map(((await output.previous('pack/images.json')) ?? []).map((entry) => [entry.name, entry]))
  const entries = []
  for (const picture of pictures) {
    const source = sourceOf(picture)
    const paths = ({ file, thumb }) => [`art/${file}`, `art/${thumb}`]
    const kept = reusable(output, before.get(picture.name), source, paths)
    if (!kept && output.isCheck) output.changed(`art/${picture.name}.webp`)
    const known = kept ?? (output.isCheck ? before.get(picture.name) : null)
    entries.push(known ?? (await drawPicture(output, picture, source)))
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
