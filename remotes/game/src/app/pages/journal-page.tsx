import { PageTitle, VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { JournalBrowser } from '../../features/journal/components/journal-browser'
import { MissionPanel } from '../../features/mission/components/mission-panel'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import styles from './journal-page.module.css'

/** The mission and the journal. */
export function JournalPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  return (
    <>
      <PageTitle>{t('journal.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('journal.title')}</h1>
      </VisuallyHidden>
      <div className={styles.columns}>
        <MissionPanel player={player} />
        <JournalBrowser />
      </div>
    </>
  )
}
