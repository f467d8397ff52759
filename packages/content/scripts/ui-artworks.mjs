import { emblem, silhouette } from './art/emblem.mjs'
import { interior } from './art/interior.mjs'
import { merchants } from './art/merchants.mjs'
import { plate } from './art/plate.mjs'
import { scene } from './art/scene.mjs'

/**
 * Artworks of the site itself, which no record references: `name`, `svg`, `width` in pixels and the format, WebP by
 * default.
 */
const homeMoon = '#c8432f'

const home = [
  {
    name: 'home-desktop',
    width: 1920,
    svg: scene({
      name: 'sanguine',
      id: 'home',
      w: 1440,
      h: 810,
      moon: [0.69, 0.42, 0.36, homeMoon],
      phase: 0.86,
      trees: 'right',
    }),
  },
  {
    name: 'home-tablet',
    width: 1200,
    svg: scene({
      name: 'sanguine',
      id: 'home',
      w: 900,
      h: 1200,
      moon: [0.66, 0.3, 0.5, homeMoon],
      phase: 0.86,
      trees: 'right',
      land: 0.8,
    }),
  },
  {
    name: 'home-phone',
    width: 780,
    svg: scene({
      name: 'sanguine',
      id: 'home',
      w: 390,
      h: 844,
      moon: [0.68, 0.25, 0.5, homeMoon],
      phase: 0.86,
      trees: 'right',
      land: 0.75,
    }),
  },
]

const wide = (name, options, width = 1600, [w, h] = [1200, 480]) => ({
  name,
  width,
  svg: scene({ id: name, w, h, ...options }),
})

const scenes = [
  wide('welcome', { name: 'sanguine', moon: [0.5, 0.42, 0.3, homeMoon] }, 1200),
  wide('story-marsh', { name: 'marsh' }),
  wide('story-abbey', { name: 'abbey', moon: [0.3, 0.36, 0.2, '#efe6c8'] }),
  wide('story-peaks', { name: 'peaks' }),
  wide('story-gate', { name: 'sanguine', phase: 0.3 }),
  wide('lost', { name: 'crater' }),
  wide('result-victory', { name: 'sanguine', moon: [0.5, 0.5, 0.36, homeMoon] }, 1200, [1200, 320]),
  wide('result-loss', { name: 'moor', moon: [0.5, 0.46, 0.34, '#e9e4d3'], phase: 0.12 }, 1200, [1200, 320]),
  wide('result-draw', { name: 'abbey', moon: [0.5, 0.46, 0.32, '#efe6c8'], phase: 0.5 }, 1200, [1200, 320]),
]

/**
 * The preview that messengers and social networks show beside a link to the site: 1200 by 630, a size that all of them
 * support.
 */
const shareCard = {
  ...wide('share-card', { name: 'sanguine', moon: [0.5, 0.46, 0.42, homeMoon], phase: 0.86 }, 1200, [1200, 630]),
  format: 'jpg',
}

const rooms = Object.entries(merchants).flatMap(([name, { wares, counter, wall, lamp, keeper }]) => [
  { name: `merchant-${name}`, width: 1600, svg: interior({ id: name, wares, counter, wall, lamp, w: 1140, h: 260 }) },
  {
    name: `merchant-${name}-phone`,
    width: 780,
    svg: interior({ id: name, wares, counter, wall, lamp, lampAt: 0.66, w: 420, h: 210 }),
  },
  { name: `keeper-${name}`, width: 480, svg: plate({ id: `keeper-${name}`, scenic: true, ...keeper }) },
])

const portraits = [
  {
    name: 'enemy-unknown',
    width: 480,
    svg: plate({ glyph: 'shadow-grasp', id: 'enemy-unknown', kind: 'undead', scenic: true, lift: 0.03 }),
  },
  {
    name: 'sister-game',
    width: 320,
    svg: plate({ glyph: 'ghost', id: 'sister-game', kind: 'undead', frame: false }),
  },
]

const marks = [
  { name: 'favicon', format: 'svg', width: 512, svg: emblem() },
  { name: 'icon-192', format: 'png', width: 192, svg: emblem() },
  { name: 'icon-512', format: 'png', width: 512, svg: emblem() },
  { name: 'icon-maskable-192', format: 'png', width: 192, svg: emblem({ inset: 52, square: true }) },
  { name: 'icon-maskable-512', format: 'png', width: 512, svg: emblem({ inset: 52, square: true }) },
  { name: 'apple-touch-icon', format: 'png', width: 180, svg: emblem({ square: true }) },
  { name: 'notification-badge', format: 'png', width: 96, svg: silhouette() },
]

export const uiArtworks = [...home, ...scenes, shareCard, ...rooms, ...portraits, ...marks]
