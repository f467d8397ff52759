import { PageTitle, VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { EquipmentPanel } from '../../features/equipment/components/equipment-panel'
import { AwayPanel } from '../../features/journal/components/away-panel'
import { JournalList } from '../../features/journal/components/journal-list'
import { MissionPanel } from '../../features/mission/components/mission-panel'
import { NewsCarousel } from '../../features/news/components/news-carousel'
import { SocialLinks } from '../../features/news/components/social-links'
import { PremiumStrip } from '../../features/premium/components/premium-strip'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { CoffinButton } from '../shell/coffin-button'
import { HuntClock } from '../shell/hunt-clock'
import styles from './home-page.module.css'

/** The home page: news, premium shop, mission, equipment and journal; on a narrow window the hunt button comes first. */
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
      <AwayPanel player={player} />
      <NewsCarousel />
      <SocialLinks />
      <PremiumStrip player={player} />
      <div className={styles.columns}>
        <MissionPanel player={player} />
        <div className={styles.equipment}>
          <EquipmentPanel player={player} />
        </div>
        <JournalList
          aside={
            <>
              <Link to="/journal">{t('journal.whole')}</Link>
              <Link to="/statistics">{t('journal.link.statistics')}</Link>
            </>
          }
        />
      </div>
    </>
  )
}
