import abbey from '@sanguine/content/art/ui/story-abbey.webp'
import gate from '@sanguine/content/art/ui/story-gate.webp'
import marsh from '@sanguine/content/art/ui/story-marsh.webp'
import { ButtonLink, useMessages } from '@sanguine/ui'
import { messages } from '../../../i18n/messages'
import { ReadingPageLayout } from '../../../shared/reading-page-layout'
import { storyMessages } from '../story-messages'
import styles from './story-page.module.css'

const chapters = [
  { key: 'traps', image: marsh },
  { key: 'fresh', image: abbey },
  { key: 'trade', image: gate },
] as const

/** The history of the game: its predecessor, and an introduction for new players. */
export function StoryPage() {
  const t = useMessages(messages)
  const story = useMessages(storyMessages)
  return (
    <ReadingPageLayout title={t('story.title')}>
      <div className={styles.story}>
        <h1>{t('story.title')}</h1>
        <p className={styles.opening}>{story('opening')}</p>
        {chapters.map(({ key, image }) => (
          <section key={key} className={styles.chapter}>
            <img src={image} alt="" width={1600} height={640} loading="lazy" />
            <h2>{story(`${key}.title`)}</h2>
            <p>{story(`${key}.first`)}</p>
            <p>{story(`${key}.second`)}</p>
          </section>
        ))}
        <p className={styles.end}>
          <ButtonLink to="/game" variant="blood" size="lg">
            {t('story.play')}
          </ButtonLink>
        </p>
      </div>
    </ReadingPageLayout>
  )
}
