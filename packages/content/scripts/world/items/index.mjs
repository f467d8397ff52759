import { accessories } from './accessories.mjs'
import { armour } from './armour.mjs'
import { head } from './head.mjs'
import { bait, coins, materials } from './jewel.mjs'
import { coffins, mounts, retainers } from './keeping.mjs'
import { feet, hands } from './limbs.mjs'
import { papers } from './papers.mjs'
import { alchemy, avatars, emblems, hexes, keys, powers } from './sanctum.mjs'
import { weapons } from './weapons.mjs'

export const items = [
  weapons,
  head,
  armour,
  hands,
  feet,
  accessories,
  coffins,
  mounts,
  retainers,
  bait,
  materials,
  coins,
  emblems,
  powers,
  keys,
  alchemy,
  hexes,
  avatars,
  papers,
].flat()
