import type { GameGroundsQuery } from '../../generated/documents'
import type { Player } from '../../shared/player/use-player'

type Region = GameGroundsQuery['regions'][number]

interface Ground {
  readonly id: string
  readonly regionId: string
  readonly name: string
}

/** A region and its grounds; the one the player stands on is among them also where it is hidden. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly grounds: readonly Ground[]
}

export function placesOf(regions: readonly Region[], { currentHuntingGround: here }: Player): readonly Place[] {
  const places = regions.map(({ id, name, huntingGrounds }) => ({ id, name, grounds: huntingGrounds }))
  if (places.some(({ grounds }) => grounds.some(({ id }) => id === here.id))) return places
  const region = places.find(({ id }) => id === here.regionId)
  if (region) return places.map((one) => (one === region ? { ...one, grounds: [...one.grounds, here] } : one))
  return [...places, { id: here.regionId, name: here.regionName, grounds: [here] }]
}

/** The ground that is asked for, else the one the player stands on. */
export function findGround(places: readonly Place[], asked: string | null, player: Player): Ground {
  const grounds = places.flatMap((place) => place.grounds)
  return grounds.find(({ id }) => id === asked) ?? player.currentHuntingGround
}
