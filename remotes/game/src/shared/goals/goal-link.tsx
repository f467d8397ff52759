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
  const { title, detail, to, glyph, image } = goalText(goal, player, t)
  const ratio = goal.__typename === 'MissionGoal' ? 0.8 : 1
  return (
    <Link to={to} className={styles.goal}>
      {image ? (
        <Image imageId={image.id} variant="thumb" alt="" width={32} ratio={ratio} />
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
