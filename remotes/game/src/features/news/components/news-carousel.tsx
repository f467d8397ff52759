import { useQuery } from '@apollo/client/react'
import { AnimatedImage, AnimationToggle, cx } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { GameNewsDocument, type GameNewsPostFragment } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { useSwipe } from '../../../shared/use-swipe'
import styles from './news-carousel.module.css'
import { NewsDate } from './news-date'
import { NewsDialog } from './news-dialog'

function Slide({ news, onOpen }: { readonly news: GameNewsPostFragment; readonly onOpen: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <>
      <AnimatedImage
        key={news.id}
        imageId={news.image?.id}
        animatedUrl={news.image?.animatedUrl}
        alt=""
        fit="cover"
        ratio={2.5}
        eager
        className={styles.image}
      />
      {news.image?.animatedUrl && <AnimationToggle onImage />}
      <div className={styles.text}>
        <NewsDate at={news.publishedAt} />
        <h2>
          <button type="button" className={styles.open} onClick={onOpen}>
            {news.header}
          </button>
        </h2>
        <p className={styles.message}>{news.message}</p>
        {news.gift && !news.isGiftTaken && <p className={styles.gift}>{t('news.giftWaits')}</p>}
      </div>
    </>
  )
}

/** The latest news, one at a time. The opened news is in the query string and shown in a dialog. */
export function NewsCarousel() {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameNewsDocument)
  const [index, setIndex] = useState(0)
  const [search, setSearch] = useSearchParams()
  const news = data?.news.nodes ?? []
  const swipe = useSwipe((step) => setIndex((present) => (present + step + news.length) % news.length))
  if (!data)
    return (
      <div className={cx(styles.frame, styles.placeholder)}>
        <QueryPlaceholder error={error} onRetry={() => void refetch()} height={208} />
      </div>
    )
  const shown = news[index] ?? news[0]
  if (!shown) return null
  const opened = news.find(({ id }) => id === search.get('news'))
  return (
    <>
      <section className={cx(styles.frame, styles.news)} data-theme="dark" aria-label={t('news.title')} {...swipe}>
        <Slide news={shown} onOpen={() => setSearch({ news: shown.id })} />
        <div className={styles.dots}>
          {news.map(({ id, header }, place) => (
            <button
              key={id}
              type="button"
              aria-label={t('news.dot', { place: place + 1, count: news.length, header })}
              aria-current={place === index}
              onClick={() => setIndex(place)}
            />
          ))}
        </div>
      </section>
      {opened && <NewsDialog news={opened} onClose={() => setSearch({}, { replace: true })} />}
    </>
  )
}
