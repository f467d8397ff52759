import { cx, formatCount } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { percentText } from '../../../shared/odds/odds-format'
import { type GroundHunts, type HuntSum, sumHunts } from '../hunts-by-ground'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

function SumCells({ sum: { count, wins, draws, losses, rate } }: { readonly sum: HuntSum }) {
  const t = useMessages(statisticsMessages)
  return (
    <>
      {Object.entries({ count, wins, draws, losses }).map(([key, value]) => (
        <td key={key} className={styles.number}>
          {formatCount(value, t.language)}
        </td>
      ))}
      <td>
        <span className={styles.share}>
          <svg aria-hidden="true" width="80" height="10" viewBox="0 0 80 10">
            <rect width="80" height="10" className={styles.track} />
            <rect width={80 * rate} height="10" className={styles.won} />
          </svg>
          {percentText(100 * rate, t.language)}
        </span>
      </td>
    </>
  )
}

/** Hunts by ground and creature, with the share that was won as a bar; the sum of each ground above its creatures. */
export function HuntTable({ grounds }: { readonly grounds: readonly GroundHunts[] }) {
  const t = useMessages(statisticsMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={t('table.of', { title: t('hunts') })} tabIndex={0}>
      <table className={cx(styles.table, styles.hunts)}>
        <thead>
          <tr>
            <th scope="col">{t('hunts.creature')}</th>
            {(['hunts.count', 'hunts.wins', 'hunts.draws', 'hunts.losses'] as const).map((key) => (
              <th key={key} scope="col" className={styles.number}>
                {t(key)}
              </th>
            ))}
            <th scope="col">{t('hunts.rate')}</th>
          </tr>
        </thead>
        {grounds.map(({ huntingGround, sum, hunts }) => (
          <tbody key={huntingGround.id}>
            <tr className={styles.ground}>
              <th scope="rowgroup">{huntingGround.name}</th>
              <SumCells sum={sum} />
            </tr>
            {hunts.map((hunt) => (
              <tr key={hunt.enemy.id}>
                <th scope="row">{hunt.enemy.name}</th>
                <SumCells sum={sumHunts([hunt])} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
