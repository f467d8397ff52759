import { breakpoints, PageTitle, VisuallyHidden } from '@sanguine/ui'
import { useMediaQuery, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { EquipmentPanel } from '../../features/equipment/components/equipment-panel'
import { AwayPanel } from '../../features/journal/components/away-panel'
import { JournalList } from '../../features/journal/components/journal-list'
import { MissionPanel } from '../../features/mission/components/mission-panel'
import { NewsCarousel } from '../../features/news/components/news-carousel'
import { SocialLinks } from '../../features/news/components/social-links'
import { InstallHint } from '../../features/notice/components/install-hint'
import { PremiumBanner } from '../../features/premium/components/premium-banner'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { CoffinButton } from '../shell/coffin-button'
import { HuntClock } from '../shell/hunt-clock'
import { GuideCard } from './guide-card'
import styles from './home-page.module.css'

/** How many entries of the journal a narrow window shows: those below come before the news. */
const latestEntries = 5

/**
 * The home page: the next step, news, premium shop, mission, equipment and journal. On a narrow window the hunt button comes first, and
 * what concerns the own game before the news.
 */
export function HomePage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const isNarrow = useMediaQuery(breakpoints.narrow)
  const news = (
    <>
      <NewsCarousel />
      <SocialLinks />
      <PremiumBanner player={player} />
    </>
  )
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
      <GuideCard player={player} />
      <InstallHint />
      {!isNarrow && news}
      <div className={styles.columns}>
        <MissionPanel player={player} />
        <div className={styles.equipment}>
          <EquipmentPanel player={player} />
        </div>
        <JournalList
          latest={isNarrow ? latestEntries : undefined}
          aside={
            <>
              <Link to="/journal">{t('journal.whole')}</Link>
              <Link to="/statistics">{t('journal.link.statistics')}</Link>
            </>
          }
        />
      </div>
      {isNarrow && news}
    </>
  )
}
