import { useQuery } from '@apollo/client/react'
import { AnimatedImage, AnimationToggle, ErrorNotice, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { type PointerEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GameNewsDocument, type GameNewsItemFragment } from '../generated/documents'
import { gameMessages } from '../i18n/messages'
import styles from './news-carousel.module.css'
import { NewsDate } from './news-date'
import { NewsDialog } from './news-dialog'

/** So many pixels sideways are a swipe. */
const swipeWidth = 40

/** Swiping sideways over an element, by finger or pen. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef(0)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      const moved = clientX - start.current
      if (pointerType !== 'mouse' && Math.abs(moved) >= swipeWidth) onSwipe(moved < 0 ? 1 : -1)
    },
  }
}

function Slide({ news, onOpen }: { readonly news: GameNewsItemFragment; readonly onOpen: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <>
      <AnimatedImage
        key={news.id}
        imageId={news.imageId}
        animatedImageId={news.animatedImageId}
        alt=""
        fit="cover"
        ratio={2.5}
        eager
        className={styles.picture}
      />
      {news.animatedImageId && <AnimationToggle onImage />}
      <div className={styles.text}>
        <NewsDate at={news.timestamp} />
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

/** The latest news, one at a time; the whole of it opens over the page, and has an address. */
export function NewsCarousel() {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameNewsDocument)
  const [index, setIndex] = useState(0)
  const [search, setSearch] = useSearchParams()
  const news = data?.news.edges.map(({ node }) => node) ?? []
  const swipe = useSwipe((step) => setIndex((present) => (present + step + news.length) % news.length))
  if (!data) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={208} />
  const shown = news[index] ?? news[0]
  if (!shown) return null
  const opened = news.find(({ id }) => id === search.get('news'))
  return (
    <>
      <section className={styles.news} data-theme="dark" aria-label={t('news.title')} {...swipe}>
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
