import { useMessages } from '@sanguine/ui/platform'
import type { GameHuntStatisticsQuery } from '../../../generated/documents'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

type HuntCount = GameHuntStatisticsQuery['huntStatistics']['hunts'][number]

/** Hunts by ground and creature, with the share that was won as a bar. */
export function HuntTable({ hunts }: { readonly hunts: readonly HuntCount[] }) {
  const t = useMessages(statisticsMessages)
  const number = (value: number) => value.toLocaleString(t.language)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={t('table.of', { title: t('hunts') })} tabIndex={0}>
      <table className={styles.table}>
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
        <tbody>
          {hunts.map(({ huntingGround, enemy, wins, draws, losses }) => {
            const count = wins + draws + losses
            const rate = count > 0 ? wins / count : 0
            return (
              <tr key={`${huntingGround.id} ${enemy.id}`}>
                <th scope="row">
                  <span className={styles.names}>
                    {enemy.name}
                    <small>{huntingGround.name}</small>
                  </span>
                </th>
                <td className={styles.number}>{number(count)}</td>
                <td className={styles.number}>{number(wins)}</td>
                <td className={styles.number}>{number(draws)}</td>
                <td className={styles.number}>{number(losses)}</td>
                <td>
                  <span className={styles.share}>
                    <svg aria-hidden="true" width="80" height="10" viewBox="0 0 80 10">
                      <rect width="80" height="10" className={styles.track} />
                      <rect width={80 * rate} height="10" className={styles.won} />
                    </svg>
                    {rate.toLocaleString(t.language, { style: 'percent' })}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
