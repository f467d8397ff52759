import { Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import styles from './goal-link.module.css'
import { type Goal, goalText } from './goal-text'

/** A link to the page where a goal can be reached. */
export function GoalLink({ goal, player }: { readonly goal: Goal; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { title, detail, to, glyph } = goalText(goal, player, t)
  const imageId = (goal.item ?? goal.rewardItem ?? goal.enemy)?.imageId
  return (
    <Link to={to} className={styles.goal}>
      {imageId ? (
        <Image imageId={imageId} variant="thumb" alt="" width={32} ratio={goal.enemy ? 0.8 : 1} />
      ) : (
        <span className={styles.glyph}>
          <Icon name={glyph} />
        </span>
      )}
      <span className={styles.text}>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      <Icon name="chevron-right" />
    </Link>
  )
}
