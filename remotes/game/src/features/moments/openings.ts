import type { GameRankOpeningsQuery } from '../../generated/documents'

type OpenedItem = GameRankOpeningsQuery['crypt'][number]['item']
type OpenedGround = GameRankOpeningsQuery['regions'][number]['huntingGrounds'][number]

/** The grounds and items that became open to a player between two amounts of XP, highest required XP first. */
export interface Openings {
  readonly grounds: readonly (OpenedGround & { readonly regionId: string })[]
  readonly items: readonly OpenedItem[]
}

/** The grounds and items that require more than `previousXp` and at most `xp`. */
export function openingsOf(data: GameRankOpeningsQuery, previousXp: number, xp: number): Openings {
  const isNew = ({ requiredXp }: { readonly requiredXp: number }) => requiredXp > previousXp && requiredXp <= xp
  const demanding = (a: { readonly requiredXp: number }, b: { readonly requiredXp: number }) =>
    b.requiredXp - a.requiredXp
  const { crypt, mercatus, jewel, stable, armory, weaponMaster, sanctum } = data
  return {
    grounds: data.regions
      .flatMap(({ id, huntingGrounds }) => huntingGrounds.map((ground) => ({ ...ground, regionId: id })))
      .filter(isNew)
      .sort(demanding),
    items: [crypt, mercatus, jewel, stable, armory, weaponMaster, sanctum]
      .flatMap((entries) => entries.map(({ item }) => item))
      .filter(isNew)
      .sort(demanding),
  }
}
