import type { IconName } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameJournalQuery } from '../../generated/documents'
import type { GameMessage } from '../../shared/i18n/messages'

export type Entry = GameJournalQuery['journal']['edges'][number]['node']

/** The texts of an entry, its image, and the icon for entries without an image. */
export interface EntryText {
  readonly title: string
  readonly hint: string | null
  readonly glyph: IconName
  readonly imageId: string | null
}

type Combat = NonNullable<Entry['combat']>

/** An auto-hunt names the retainer. */
function modifierText({ retainers }: Combat, modifier: Combat['modifiers'][number], t: Translate<GameMessage>): string {
  const [retainer] = retainers
  if (modifier === 'autoHunt' && retainer) return t('journal.autoHuntBy', { retainer: retainer.name })
  return t(`modifier.${modifier}`)
}

export function entryText(entry: Entry, t: Translate<GameMessage>): EntryText {
  const plain = (title: string, glyph: IconName, hint: string | null = null): EntryText => ({
    title,
    hint,
    glyph,
    imageId: null,
  })
  switch (entry.type) {
    case 'combat': {
      const combat = entry.combat
      if (!combat || combat.result === 'ongoing') break
      return {
        title: t(`journal.${combat.result}`, { enemy: combat.enemyInfo.name }),
        hint: combat.modifiers.map((modifier) => modifierText(combat, modifier, t)).join(', ') || null,
        glyph: 'swords',
        imageId: combat.enemyInfo.imageId,
      }
    }
    case 'noBait':
      return plain(t('journal.noBait'), 'type-bait', t('journal.noBait.hint'))
    case 'travel':
      return {
        ...plain(t('journal.travel', { ground: entry.huntingGround?.name ?? '' }), 'travel'),
        imageId: entry.huntingGround?.imageId ?? null,
      }
    case 'rankUp':
      return plain(t('journal.rankUp', { rank: entry.rankName ?? '' }), 'laurel')
    case 'missionReward':
      return plain(t('journal.missionReward'), 'gift', entry.progress)
    case 'systemMessage':
      return plain(t('journal.system'), 'raven', entry.message)
  }
  return plain(t('journal.unknown'), 'help', t('journal.unknown.text'))
}
