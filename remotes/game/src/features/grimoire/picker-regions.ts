import type { GameGroundsQuery } from '../../generated/documents'
import type { Player } from '../../shared/player/use-player'

type Region = GameGroundsQuery['regions'][number]

interface Ground {
  readonly id: string
  readonly regionId: string
  readonly name: string
}

/** A region with its hunting grounds. The current one is included even if it is hidden. */
export interface PickerRegion {
  readonly id: string
  readonly name: string
  readonly grounds: readonly Ground[]
}

const currentGround = ({ huntingGround: { id, name, region } }: Player): Ground => ({ id, name, regionId: region.id })

export function regionsWithCurrentGround(regions: readonly Region[], player: Player): readonly PickerRegion[] {
  const here = currentGround(player)
  const pickerRegions = regions.map(({ id: regionId, name, huntingGrounds }) => ({
    id: regionId,
    name,
    grounds: huntingGrounds.map((ground) => ({ id: ground.id, name: ground.name, regionId })),
  }))
  if (pickerRegions.some(({ grounds }) => grounds.some(({ id }) => id === here.id))) return pickerRegions
  const region = pickerRegions.find(({ id }) => id === here.regionId)
  if (region) return pickerRegions.map((a) => (a === region ? { ...region, grounds: [...region.grounds, here] } : a))
  return [...pickerRegions, { id: here.regionId, name: player.huntingGround.region.name, grounds: [here] }]
}

/** The requested hunting ground, else the current one. */
export function findGround(pickerRegions: readonly PickerRegion[], requestedId: string | null, player: Player): Ground {
  const grounds = pickerRegions.flatMap((place) => place.grounds)
  return grounds.find(({ id }) => id === requestedId) ?? currentGround(player)
}
