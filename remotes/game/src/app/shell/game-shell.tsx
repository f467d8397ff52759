import { useQuery } from '@apollo/client/react'
import { Button, contentId, EmptyState, ErrorNotice, Icon, PageTitle, Skeleton, VisuallyHidden } from '@sanguine/ui'
import { session, useMessages } from '@sanguine/ui/platform'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNoteVisits } from '../../features/journal/away'
import { MomentStage } from '../../features/moments/components/moment-stage'
import { useContinuedPush } from '../../features/notice/use-push'
import { useGameSounds } from '../../features/sound/use-game-sounds'
import { GameBanDocument } from '../../generated/documents'
import { gameMessages } from '../../shared/i18n/messages'
import { differsByRound } from '../../shared/player/differs-by-round'
import { type Player, type PlayerReading, usePlayer } from '../../shared/player/use-player'
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts'
import { CoffinButton } from './coffin-button'
import { fightPaths } from './fight-paths'
import styles from './game-shell.module.css'
import { GoalList, NextGoal } from './goal-list'
import { GroundCard } from './ground-card'
import { HuntClock } from './hunt-clock'
import { HuntTabTitle } from './hunt-tab-title'
import { OpenFightBar } from './open-fight-bar'
import { PlayerCard } from './player-card'
import { PlayerSummary } from './player-summary'
import { PremiumLink } from './premium-link'
import { Purse } from './purse'
import { ShortcutSheet } from './shortcut-sheet'
import { TabBar } from './tab-bar'
import { TopNav } from './top-nav'
import { useAutoHuntNotice } from './use-auto-hunt-notice'
import { useScheduledRefetch } from './use-scheduled-refetch'
import { WelcomeDialog } from './welcome-dialog'

/** For an account that was banned, with the reason, or is to be activated again, since it logged in. */
function PlayEnded() {
  const t = useMessages(gameMessages)
  const navigate = useNavigate()
  const { data, loading } = useQuery(GameBanDocument, { fetchPolicy: 'network-only' })
  const ban = data?.viewer?.ban
  const logIn = () => {
    session.clear()
    navigate('/login', { replace: true })
  }
  const title = t(ban ? 'playEnded.banned' : 'playEnded.title')
  return (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      <PageTitle>{title}</PageTitle>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {/* A reason that came later would move the text. */}
      {!loading && (
        <EmptyState icon={<Icon name="lock" />} title={title}>
          <p>{ban?.reason ? t('playEnded.reason', { reason: ban.reason }) : t('playEnded.text')}</p>
          <Button onClick={logIn}>{t('playEnded.logIn')}</Button>
        </EmptyState>
      )}
    </main>
  )
}

/** Stands where the game will be: loading, or why it did not load. */
function GamePlaceholder({ error, reload }: Pick<PlayerReading, 'error' | 'reload'>) {
  const t = useMessages(gameMessages)
  const title = t('failure.load')
  return (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      {error ? (
        <>
          <PageTitle>{title}</PageTitle>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          <ErrorNotice error={error} title={title} onRetry={reload} />
        </>
      ) : (
        <Skeleton count={6} height={96} />
      )}
    </main>
  )
}

interface GameShellProps {
  /** called once the player is loaded, and again when the player changes */
  readonly children: (player: Player) => ReactNode
}

/** The layout around every page. It renders only when the player or the page changes. */
const ShellLayout = memo(function ShellLayout({ player, children }: GameShellProps & { readonly player: Player }) {
  const t = useMessages(gameMessages)
  return (
    <div className={styles.shell}>
      <aside className={styles.side} aria-label={t('player.aside')}>
        <PlayerCard player={player} />
        <Purse player={player} />
        <HuntClock player={player} />
        <CoffinButton player={player} />
        <GoalList player={player} />
        <GroundCard player={player} />
        <PremiumLink player={player} />
      </aside>
      <div className={styles.page}>
        <PlayerSummary player={player} />
        <NextGoal player={player} />
        <TopNav />
        <OpenFightBar player={player} />
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {children(player)}
        </main>
      </div>
      <TabBar player={player} />
      <HuntTabTitle player={player} />
      <WelcomeDialog />
      <MomentStage player={player} />
      <ShortcutSheet />
    </div>
  )
})

/**
 * The player whom the page draws. A change touches most of the page, so during a fight React draws it in pieces, between
 * which the browser can draw a frame. A mere round changes nothing that these pages show of the player, and draws nothing.
 * Elsewhere, and for another player, a change is drawn at once.
 */
function useDrawnPlayer(player: Player | null | undefined): Player | null | undefined {
  const { pathname } = useLocation()
  const isFight = fightPaths.includes(pathname)
  const [changed, setChanged] = useState(player)
  const isMereRound = isFight && changed && player && differsByRound(changed, player)
  if (changed !== player && !isMereRound) setChanged(player)
  const drawn = useDeferredValue(changed)
  return isFight && drawn?.id === player?.id ? drawn : player
}

/** The layout around every page of the game. */
export function GameShell({ children }: GameShellProps) {
  const { player, error, reload, isFollowed } = usePlayer()
  const drawn = useDrawnPlayer(player)
  useScheduledRefetch({ player, isFollowed })
  useAutoHuntNotice(player)
  useGameSounds(player)
  useShortcuts()
  useNoteVisits(player?.id)
  useContinuedPush(player?.id)
  if (drawn === null) return <PlayEnded />
  if (!drawn) return <GamePlaceholder error={error} reload={reload} />
  return <ShellLayout player={drawn}>{children}</ShellLayout>
}
