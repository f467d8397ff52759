import { PageTitle, VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { EquipmentPanel } from '../../equipment/equipment-panel'
import { gameMessages } from '../../i18n/messages'
import { JournalList } from '../../journal/journal-list'
import { MissionPanel } from '../../mission/mission-panel'
import { NewsCarousel } from '../../news/news-carousel'
import type { Player } from '../../player/use-player'
import { CoffinButton } from '../../shell/coffin-button'
import { HuntClock } from '../../shell/hunt-clock'
import styles from './home-page.module.css'

/** The game's home: the news over what is worn and what happened; on a narrow window the clock comes first. */
export function HomePage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  return (
    <>
      <PageTitle>{t('tab.home')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('tab.home')}</h1>
      </VisuallyHidden>
      <section className={styles.phone} aria-label={t('hunt.title')}>
        <HuntClock player={player} moonSize={96} place />
        <CoffinButton player={player} />
      </section>
      <NewsCarousel />
      <div className={styles.columns}>
        <EquipmentPanel player={player} />
        <div>
          <MissionPanel player={player} />
          <JournalList />
        </div>
      </div>
    </>
  )
}
