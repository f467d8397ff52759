import { accessories } from './accessories.mjs'
import { armour } from './armour.mjs'
import { brassCollections } from './collections/brass.mjs'
import { pinesCollections } from './collections/pines.mjs'
import { saltmereCollections } from './collections/saltmere.mjs'
import { starCollections } from './collections/star.mjs'
import { titheCollections } from './collections/tithe.mjs'
import { valeCollections } from './collections/vale.mjs'
import { farAvatars } from './far-avatars.mjs'
import { farKeys } from './far-keys.mjs'
import { farAccessories } from './gear/accessories.mjs'
import { farArmour } from './gear/armour.mjs'
import { farHead } from './gear/head.mjs'
import { farCoffins, farMounts } from './gear/keeping.mjs'
import { farFeet, farHands } from './gear/limbs.mjs'
import { farRetainers } from './gear/retainers.mjs'
import { farEmblems, farPowers } from './gear/sigils.mjs'
import { farWeapons } from './gear/weapons.mjs'
import { head } from './head.mjs'
import { bait, coins, materials } from './jewel.mjs'
import { coffins, mounts, retainers } from './keeping.mjs'
import { feet, hands } from './limbs.mjs'
import { farMaterials } from './materials.mjs'
import { orderEmblems } from './orders.mjs'
import { papers } from './papers.mjs'
import { alchemy, avatars, emblems, hexes, keys, powers } from './sanctum.mjs'
import { farAlchemy, farBait, farHexes } from './supplies.mjs'
import { farCoins, farPapers } from './treasures.mjs'
import { weapons } from './weapons.mjs'

/** All items, the first region's first within each type. */
export const items = [
  weapons,
  farWeapons,
  head,
  farHead,
  armour,
  farArmour,
  hands,
  farHands,
  feet,
  farFeet,
  accessories,
  farAccessories,
  coffins,
  farCoffins,
  mounts,
  farMounts,
  retainers,
  farRetainers,
  bait,
  farBait,
  materials,
  farMaterials,
  coins,
  farCoins,
  emblems,
  orderEmblems,
  farEmblems,
  powers,
  farPowers,
  keys,
  farKeys,
  alchemy,
  farAlchemy,
  hexes,
  farHexes,
  avatars,
  farAvatars,
  papers,
  farPapers,
  valeCollections,
  saltmereCollections,
  brassCollections,
  pinesCollections,
  titheCollections,
  starCollections,
].flat()
