import { roundsPerCombat } from '@sanguine/rules'
import { Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link, useLocation } from 'react-router'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { fightPaths } from './fight-paths'
import styles from './open-fight-bar.module.css'

/** Links to the open fight from every page but its own. */
export function OpenFightBar({ player: { openCombat } }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  if (!openCombat || fightPaths.includes(pathname)) return null
  const { enemy, round, isCoffinHunt } = openCombat
  return (
    <aside className={styles.bar} aria-label={t('openFight.title')}>
      <Link to={isCoffinHunt ? '/coffinhunt' : '/hunt'}>
        <Icon name="swords" />
        <span>{t('openFight.text', { enemy: enemy.name, round, rounds: roundsPerCombat })}</span>
        <b>{t('openFight.goOn')}</b>
        <Icon name="chevron-right" />
      </Link>
    </aside>
  )
}
