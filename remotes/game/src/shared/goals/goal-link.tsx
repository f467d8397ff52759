import { contentId, Icon, Image } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { GameEquipDocument } from '../../generated/documents'
import { isFocusLost } from '../focus-after-press'
import { gameMessages } from '../i18n/messages'
import { changesBetween } from '../player/compare-stats'
import { ItemComparison } from '../player/item-comparison'
import { StatChanges } from '../player/stat-changes'
import { useAction } from '../player/use-action'
import type { Player } from '../player/use-player'
import styles from './goal-link.module.css'
import { type Goal, type GoalText, goalText } from './goal-text'

interface GoalContentProps {
  readonly text: GoalText
  readonly isMission: boolean
  /** under title and detail */
  readonly children?: ReactNode
}

function GoalContent({ text, isMission, children }: GoalContentProps) {
  const { title, detail, glyph, image } = text
  return (
    <>
      {image ? (
        <Image imageId={image.id} variant="thumb" alt="" width={32} ratio={isMission ? 0.8 : 1} />
      ) : (
        <span className={styles.glyph}>
          <Icon name={glyph} />
        </span>
      )}
      <span className={styles.text}>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
        {children}
      </span>
    </>
  )
}

interface EquipGoalProps {
  readonly item: { readonly id: string; readonly name: string }
  /** whether it replaces an equipped item */
  readonly replaces?: boolean
  readonly text: GoalText
  readonly children?: ReactNode
}

/** Equips the item of a goal. The goal is gone then, so its focus goes to the page. */
function EquipGoal({ item, replaces = false, text, children }: EquipGoalProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const button = useRef<HTMLButtonElement>(null)
  const equip = async () => {
    if (isRunning || !(await run({ input: { itemId: item.id, ...(replaces && { canReplace: true }) } }))) return
    toast.success(t('goal.equipped', { name: item.name }))
    if (isFocusLost(button.current)) document.getElementById(contentId)?.focus({ preventScroll: true })
  }
  return (
    <button ref={button} type="button" className={styles.goal} aria-busy={isRunning} onClick={() => void equip()}>
      <GoalContent text={text} isMission={false}>
        {children}
      </GoalContent>
      <Icon name="check" />
    </button>
  )
}

/** Reaches a goal where one press can do it, otherwise links to the page where it can be reached. */
export function GoalLink({ goal, player }: { readonly goal: Goal; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const text = goalText(goal, player, t)
  if (goal.__typename === 'EquipBaitGoal') return <EquipGoal item={goal.item} text={text} />
  if (goal.__typename === 'EquipItemGoal') {
    const { item, replacedItem } = goal
    return (
      <EquipGoal item={item} replaces={Boolean(replacedItem)} text={text}>
        {replacedItem ? (
          <StatChanges
            changes={changesBetween(replacedItem.stats, item.stats)}
            wornName={replacedItem.name}
            isInControl
            className={styles.comparison}
          />
        ) : (
          <ItemComparison item={item} player={player} isInControl className={styles.comparison} />
        )}
      </EquipGoal>
    )
  }
  return (
    <Link to={text.to} className={styles.goal}>
      <GoalContent text={text} isMission={goal.__typename === 'MissionGoal'} />
      <Icon name="chevron-right" />
    </Link>
  )
}
