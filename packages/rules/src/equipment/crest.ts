import { hashId } from './hash-id'

/** How the field of a shield is divided between its two colours. */
const crestDivisions = [
  'plain',
  'pale',
  'fess',
  'bend',
  'sinister',
  'chevron',
  'quarters',
  'chief',
  'pile',
  'saltire',
] as const

/** The dark colours of a crest. */
const crestColors = ['gules', 'azure', 'vert', 'sable'] as const

/** The light colours of a crest, which stand out from every dark one. */
const crestMetals = ['bone', 'brass', 'verdigris', 'diamond'] as const

/** The figures on a crest, by the names of their icons. */
const crestCharges = [
  'swords',
  'hunt',
  'coffin',
  'moon',
  'book',
  'crown',
  'candle',
  'skull',
  'raven',
  'heart',
  'loot',
  'curator',
  'dominate',
  'star',
  'fangs',
  'wolf',
  'blood',
  'swirl',
  'bolt',
  'banner',
  'tombstone',
  'type-weapon',
  'type-head',
  'type-hex',
  'type-mount',
  'type-retainer',
  'type-key',
  'type-alchemy',
  'type-tome',
] as const

export type CrestTincture = (typeof crestColors)[number] | (typeof crestMetals)[number]

/** The coat of arms of a player, which tells players with the same portrait apart. */
export interface Crest {
  readonly division: (typeof crestDivisions)[number]
  /** both dark, or both metals */
  readonly field: readonly [CrestTincture, CrestTincture]
  /** the colour of the figure: a metal on dark colours, dark on metals */
  readonly ink: CrestTincture
  readonly charge: (typeof crestCharges)[number]
  /** the colour of the portrait's frame */
  readonly frame: (typeof crestMetals)[number]
  /** whether the portrait looks the other way */
  readonly isMirrored: boolean
}

/** Takes one of several values after another from a number, and so never two from the same digits. */
function drawer(seed: number) {
  let left = seed
  return <T>(values: readonly T[]): T => {
    const value = values[left % values.length] as T
    left = Math.floor(left / values.length)
    return value
  }
}

/** MurmurHash3's finalizer: every bit of the input changes half of the bits. */
function mix(value: number): number {
  const a = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return (b ^ (b >>> 16)) >>> 0
}

/** The crest of a player: the same for the same id, one of about five million together with the portrait. */
export function crestOf(playerId: string): Crest {
  const draw = drawer(mix(hashId(`crest ${playerId}`)))
  const isReversed = draw([false, false, true])
  const [fields, inks]: [readonly CrestTincture[], readonly CrestTincture[]] = isReversed
    ? [crestMetals, crestColors]
    : [crestColors, crestMetals]
  const first = draw(fields)
  const second = draw(fields.filter((color) => color !== first))
  return {
    division: draw(crestDivisions),
    field: [first, second],
    ink: draw(inks),
    charge: draw(crestCharges),
    frame: draw(crestMetals),
    isMirrored: draw([false, true]),
  }
}
