import { plate } from './plate.mjs'
import { scene } from './scene.mjs'

/**
 * The settings of loops; `delay` is the time of a frame in milliseconds. The hunt shows its ground over the whole
 * stage, so that loop needs more width. The others are smaller, because the pack has to stay light.
 */
const placeLoop = { frames: 32, delay: 140, quality: 70 }
export const loops = {
  huntingGround: { frames: 28, delay: 160, quality: 60, width: 1120 },
  region: { ...placeLoop, width: 640 },
  news: { ...placeLoop, width: 720 },
  plate: { frames: 20, delay: 140, quality: 60, width: 360 },
}

/** Whether a plate moves: only those of the rare rarities do. */
export const isPrecious = ({ rarity }) => rarity === 'rare' || rarity === 'boss'

/**
 * An artwork of the pack. `name` is kind and slug, `svg` its drawing, `width` its width in pixels. `thumbWidth` is the
 * width of the small version, 0 if the artwork is small itself. With a `loop` there is also a moving version, where
 * `draw` draws a moment.
 */
export const artwork = (kind, slug, draw, width, thumbWidth, loop) => ({
  name: `${kind}/${slug}`,
  svg: draw(),
  width,
  thumbWidth,
  ...(loop && { loop: { ...loop, draw } }),
})

/** The artwork of a place: a wide scene. */
export const placeArtwork = (kind) => (place) =>
  artwork(kind, place.slug, (at) => scene({ id: place.slug, ...place.scene, at }), 1600, 640, loops[kind])

/** The small artwork of a record with a glyph and an ink. */
export const badge = (kind) => (record) => {
  const { glyph, ink = 'item', ...rest } = record.art
  const svg = plate({ glyph, id: `${kind}-${record.slug}`, kind: ink, frame: false, scale: 1.16, ...rest })
  return artwork(kind, record.slug, () => svg, 160, 0)
}
