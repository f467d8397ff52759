import type { IconName } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameJournalEntryFragment, GameRewardFragment } from '../../generated/documents'
import type { GameMessage } from '../../shared/i18n/messages'

export type Entry = GameJournalEntryFragment

export type CombatEntry = Extract<Entry, { readonly __typename: 'CombatEntry' }>

/** The texts of an entry, its image, and the icon for entries without an image. */
export interface EntryText {
  readonly title: string
  readonly hint: string | null
  readonly glyph: IconName
  readonly image: { readonly id: string } | null
}

/** An auto-hunt names the retainer. */
function modifierText(
  { retainers }: CombatEntry,
  modifier: CombatEntry['modifiers'][number],
  t: Translate<GameMessage>,
): string {
  const [retainer] = retainers
  if (modifier === 'AUTO_HUNT' && retainer) return t('journal.autoHuntBy', { retainer: retainer.name })
  return t(`modifier.${modifier}`)
}

function purchaseTitle(
  { packageName, isGift, giver }: Extract<Entry, { readonly __typename: 'PurchaseEntry' }>,
  t: Translate<GameMessage>,
): string {
  if (!isGift) return t('journal.purchase', { name: packageName })
  return t('journal.gift', { name: packageName, giver: giver?.name ?? t('journal.formerPlayer') })
}

export function entryText(entry: Entry, t: Translate<GameMessage>): EntryText {
  const plain = (title: string, glyph: IconName, hint: string | null = null): EntryText => ({
    title,
    hint,
    glyph,
    image: null,
  })
  switch (entry.__typename) {
    case 'CombatEntry':
      if (entry.result === 'ONGOING') break
      return {
        title: t(`journal.${entry.result}`, { enemy: entry.enemy.name }),
        hint: entry.modifiers.map((modifier) => modifierText(entry, modifier, t)).join(', ') || null,
        glyph: 'swords',
        image: entry.enemy.image,
      }
    case 'NoBaitEntry': {
      const { bait, isReserve } = entry
      if (bait && isReserve)
        return plain(t('journal.autoHuntsStopped'), 'type-bait', t('journal.onlyReserve', { bait: bait.name }))
      const hint = bait ? t('journal.noneLeft', { bait: bait.name }) : t('journal.noBait.hint')
      return plain(t('journal.noBait'), 'type-bait', hint)
    }
    case 'TravelEntry': {
      const { name, image } = entry.huntingGround
      return { ...plain(t('journal.travel', { ground: name }), 'travel'), image }
    }
    case 'RankUpEntry':
      return plain(t('journal.rankUp', { rank: entry.rank?.name ?? t('journal.unknownRank') }), 'laurel')
    case 'MissionRewardEntry': {
      const progress = entry.objectives.map(
        ({ enemy, caught, goal }) => `${enemy.name} ${t('mission.count', { caught, goal })}`,
      )
      return plain(t('journal.missionReward'), 'gift', progress.join(', '))
    }
    case 'CollectionEntry':
      return plain(t('journal.system'), 'raven', t('journal.collection', { name: entry.item.name }))
    case 'PurchaseEntry':
      return plain(purchaseTitle(entry, t), entry.isGift ? 'gift' : 'diamond')
    case 'SystemEntry':
      return plain(t('journal.system'), 'raven', entry.message)
  }
  return plain(t('journal.unknown'), 'help', t('journal.unknown.text'))
}

/** The reward of an entry; null if there is none. */
export function rewardOf(entry: Entry): GameRewardFragment | null {
  switch (entry.__typename) {
    case 'CombatEntry':
    case 'MissionRewardEntry':
      return entry.reward
    case 'RankUpEntry':
      return entry.rewardItem && { xp: 0, currencies: [], items: [{ amount: 1, item: entry.rewardItem }] }
    case 'PurchaseEntry':
      return { xp: 0, currencies: [], items: entry.items }
    default:
      return null
  }
}
