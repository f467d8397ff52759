/**
 * Inks by kind. `paper` is the dark background, `deep` the shadow and hill, `halo` the printed disc, `bone` the figure
 * and `spot` the second, offset ink. `motif` is the engraving of the disc, `props` stand on the hill, and `air` is the
 * particles of the loop.
 */
const creatures = {
  undead: {
    paper: '#12201f',
    deep: '#081110',
    halo: '#86a58c',
    bone: '#efe8d2',
    spot: '#a8382b',
    motif: 'lines',
    props: ['hasty-grave', 'dead-wood'],
    air: 'wisps',
  },
  monster: {
    paper: '#1d1e12',
    deep: '#0d0e07',
    halo: '#a89a4e',
    bone: '#f1e7c8',
    spot: '#96401f',
    motif: 'waves',
    props: ['willow-tree', 'tombstone'],
    air: 'spores',
  },
  werewolf: {
    paper: '#161d28',
    deep: '#090d14',
    halo: '#cfcdbd',
    bone: '#f3eee0',
    spot: '#8f2f2c',
    motif: 'moon',
    props: ['pine-tree', 'pine-tree'],
    air: 'snow',
  },
  robot: {
    paper: '#1f1812',
    deep: '#0e0a07',
    halo: '#bd8742',
    bone: '#f0e2c6',
    spot: '#2e6f73',
    motif: 'gear',
    props: ['factory', 'radio-tower'],
    air: 'embers',
  },
  dragon: {
    paper: '#24110d',
    deep: '#110705',
    halo: '#d1592f',
    bone: '#f6e3c3',
    spot: '#7c1616',
    motif: 'rays',
    props: ['dead-wood', 'evil-tower'],
    air: 'embers',
  },
  alien: {
    paper: '#0b2022',
    deep: '#041012',
    halo: '#54aeb0',
    bone: '#e6f0dd',
    spot: '#a8433a',
    motif: 'orbits',
    props: ['crystal-growth', 'alien-egg'],
    air: 'spores',
  },
  vampire: {
    paper: '#200f0f',
    deep: '#0e0606',
    halo: '#b23a2c',
    bone: '#f2e6d0',
    spot: '#3a0f0f',
    motif: 'lines',
    props: ['church', 'dead-wood'],
    air: 'ash',
  },
}

const ware = (paper, deep, halo, spot, motif = 'lines') => ({
  paper,
  deep,
  halo,
  bone: '#efe6d0',
  spot,
  motif,
  props: [],
  air: 'ash',
})

/** Items share the bone figure; the paper hints at their use. */
const wares = {
  item: ware('#172123', '#0a1112', '#3d5552', '#a8382b'),
  bait: ware('#241614', '#110908', '#70392c', '#b2452f', 'waves'),
  brew: ware('#14201a', '#08110c', '#3f6b52', '#a8382b', 'waves'),
  curse: ware('#1c1720', '#0d0a10', '#5a4659', '#b23a2c', 'rays'),
  metal: ware('#221c12', '#100c06', '#75592a', '#8f2f2c', 'gear'),
  stone: ware('#1a1f20', '#0b0f10', '#55635f', '#7d4a2a'),
  night: ware('#141a26', '#080c13', '#414f6b', '#a8382b', 'moon'),
  ink: ware('#1f1b16', '#0e0b08', '#665b45', '#a8382b'),
  gem: ware('#10202a', '#071016', '#35708a', '#b23a2c', 'rays'),
}

export const inks = { ...creatures, ...wares }

/**
 * Each rarity has an outline of the plate, a seal and a colour. A further rarity takes the outline of its order,
 * clamped.
 */
export const rarities = {
  common: { colour: '#b5ae9c', outline: 'square', mark: 'circle' },
  uncommon: { colour: '#93b98a', outline: 'chamfer', mark: 'diamond' },
  normal: { colour: '#85b5cc', outline: 'step', mark: 'shield' },
  rare: { colour: '#e2b04f', outline: 'scoop', mark: 'star' },
  boss: { colour: '#f0735c', outline: 'ogive', mark: 'crown' },
}
