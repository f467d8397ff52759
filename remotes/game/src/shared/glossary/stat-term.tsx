import { LazyPageView, lazyPage, Popover, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameStatFragment } from '../../generated/documents'
import styles from '../components/word-button.module.css'
import { gameMessages } from '../i18n/messages'

// The texts are long, and only wanted where a stat is asked about.
const explanation = lazyPage(async () => (await import('./stat-explanation')).StatExplanation)

/** The name of a stat, which explains itself on a click. */
export function StatTerm({ stat }: { readonly stat: Pick<GameStatFragment['stat'], 'id' | 'name'> }) {
  const t = useMessages(gameMessages)
  return (
    <Popover
      label={t('stat.explain', { name: stat.name })}
      trigger={
        <button type="button" className={styles.word}>
          {stat.name}
        </button>
      }
    >
      <LazyPageView page={explanation} pending={<Skeleton count={1} height={96} />}>
        {(Explanation) => <Explanation statId={stat.id} />}
      </LazyPageView>
    </Popover>
  )
}
