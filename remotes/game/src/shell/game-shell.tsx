import { contentId, ErrorNotice, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { GoalList, NextGoal } from '../goals/goal-list'
import { gameMessages } from '../i18n/messages'
import { useDues } from '../player/use-dues'
import { type Player, usePlayer } from '../player/use-player'
import { useGameSounds } from '../sound/use-game-sounds'
import { CoffinButton } from './coffin-button'
import styles from './game-shell.module.css'
import { GroundCard } from './ground-card'
import { HuntClock } from './hunt-clock'
import { Identity } from './identity'
import { Purse } from './purse'
import { Strip } from './strip'
import { TabBar } from './tab-bar'
import { TopNav } from './top-nav'
import { Welcome } from './welcome'

/** What surrounds every screen of the game. Screens get a player that is there. */
export function GameShell({ children }: { readonly children: (player: Player) => ReactNode }) {
  const t = useMessages(gameMessages)
  const { player, error, reload } = usePlayer()
  useDues(player)
  useGameSounds(player)
  if (!player)
    return (
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {error ? (
          <ErrorNotice error={error} title={t('failure.load')} onRetry={reload} />
        ) : (
          <Skeleton count={6} height={96} />
        )}
      </main>
    )
  return (
    <div className={styles.shell}>
      <aside className={styles.side} aria-label={t('player.aside')}>
        <Identity player={player} />
        <Purse player={player} />
        <HuntClock player={player} />
        <CoffinButton player={player} />
        <GoalList player={player} />
        <GroundCard player={player} />
      </aside>
      <div className={styles.page}>
        <Strip player={player} />
        <NextGoal player={player} />
        <TopNav player={player} />
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {children(player)}
        </main>
      </div>
      <TabBar player={player} />
      <Welcome />
    </div>
  )
}
