import { Icon, Tip } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { GameChangeEquipmentSetDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { setupTitle } from '../../../shared/player/setups'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import styles from './equipment-panel.module.css'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** The ten setups. A tooltip explains a locked one, and names another; the name of the one in use is below, too. */
export function SetupButtons({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameChangeEquipmentSetDocument, 'equip')
  const nameOf = (index: number) => player.equipmentSets[index]?.name ?? null
  const titleOf = (index: number) => setupTitle({ index, name: nameOf(index) }, t)
  const change = async (index: number) => {
    if (isRunning || index === player.activeEquipmentSetIndex) return
    if (await run({ input: { index } })) toast.success(t('equipment.changed', { setup: titleOf(index) }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" className={styles.setups} aria-label={t('equipment.setups')}>
      {numerals.map((numeral, index) => {
        const isLocked = index >= player.unlockedEquipmentSetCount
        const number = index + 1
        if (isLocked)
          return (
            <Tip
              key={numeral}
              text={t('equipment.setupLockedText', { number, count: player.unlockedEquipmentSetCount })}
            >
              <button
                type="button"
                aria-pressed={index === player.activeEquipmentSetIndex}
                aria-label={t('equipment.setupLocked', { number })}
                aria-disabled="true"
              >
                <Icon name="lock" />
              </button>
            </Tip>
          )
        return (
          <Tip key={numeral} text={nameOf(index) ?? undefined} isOfAction>
            <button
              type="button"
              aria-pressed={index === player.activeEquipmentSetIndex}
              // WCAG 2.5.3: the name begins with the visible numeral; speech control ignores text in brackets.
              aria-label={`${numeral}, ${titleOf(index)}`}
              onClick={() => void change(index)}
            >
              {numeral}
            </button>
          </Tip>
        )
      })}
    </div>
  )
}
