import { PageTitle, VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../i18n/messages'
import { JournalList } from '../../journal/journal-list'
import { MissionPanel } from '../../mission/mission-panel'
import type { Player } from '../../player/use-player'
import styles from './journal-page.module.css'

/** What is to be hunted, and what happened. */
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
        <JournalList />
      </div>
    </>
  )
}
