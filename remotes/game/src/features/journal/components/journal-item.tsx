import { cx, formatDateTime, Icon, Image, RarityText, Tip } from '@sanguine/ui'
import { dateTimeFormat, serverNow, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import wordStyles from '../../../shared/components/word-button.module.css'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf } from '../../../shared/local-days'
import { type AutoHuntRun, totalsOf } from '../auto-hunt-runs'
import { type Entry, entryText, rewardOf } from '../entry-text'
import { fightPath } from '../fight-address'
import { highlightOf } from '../highlight'
import { timeAgoText } from '../time-ago-text'
import styles from './journal-list.module.css'

function EntryReward({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const reward = rewardOf(entry)
  if (reward && hasReward(reward)) return <RewardLines reward={reward} />
  return entry.__typename === 'CombatEntry' ? <span className={styles.noReward}>{t('journal.noReward')}</span> : null
}

interface WhenProps {
  /** milliseconds since the epoch */
  readonly at: number
  /** whether a heading above names the day */
  readonly isUnderDay: boolean
}

/** How long ago it was; on an earlier day that is named above, the time of the day. */
function When({ at, isUnderDay }: WhenProps) {
  const t = useMessages(gameMessages)
  const date = new Date(at)
  const now = serverNow()
  const isEarlier = isUnderDay && dayOf(date) !== dayOf(new Date(now))
  const clock = () => dateTimeFormat(t.language, { timeStyle: 'short' }).format(date)
  return (
    <span className={styles.when}>
      <Tip text={formatDateTime(date, t.language)}>
        <button type="button" className={wordStyles.word}>
          <time dateTime={date.toISOString()}>{isEarlier ? clock() : timeAgoText(now - at, t)}</time>
        </button>
      </Tip>
    </span>
  )
}

interface JournalItemProps {
  readonly entry: Entry
  readonly isUnderDay: boolean
}

/** An entry; new ranks, bosses and rare drops stand out. */
export function JournalItem({ entry, isUnderDay }: JournalItemProps) {
  const t = useMessages(gameMessages)
  const { title, hint, glyph, image } = entryText(entry, t)
  const highlight = highlightOf(entry)
  return (
    <li className={cx(styles.entry, highlight && styles.highlight)}>
      {image ? (
        <Image
          imageId={image.id}
          variant="thumb"
          alt=""
          ratio={entry.__typename === 'CombatEntry' ? 0.8 : 1}
          className={styles.plate}
        />
      ) : (
        <span className={styles.glyph}>
          <Icon name={glyph} />
        </span>
      )}
      <span className={styles.title}>
        {entry.__typename === 'CombatEntry' ? (
          <Link to={fightPath(entry.id)} className={styles.fight}>
            {title}
          </Link>
        ) : (
          title
        )}
        {highlight?.rarity && <RarityText rarity={highlight.rarity} className={styles.rarity} />}
      </span>
      <When at={Date.parse(entry.happenedAt)} isUnderDay={isUnderDay} />
      <span className={styles.details}>
        {hint && <span className={styles.hint}>{hint}</span>}
        <EntryReward entry={entry} />
      </span>
    </li>
  )
}

const runResults = ['wins', 'draws', 'losses'] as const

/** Consecutive auto-hunts: their totals, and each of them in a collapsed list. */
export function RunItem({ run, isUnderDay }: { readonly run: AutoHuntRun; readonly isUnderDay: boolean }) {
  const t = useMessages(gameMessages)
  const { reward, ...results } = totalsOf(run)
  const count = run.entries.length
  const counts = runResults
    .filter((result) => results[result] > 0)
    .map((result) => t(`journal.run.${result}`, { count: results[result] }))
  return (
    <li className={cx(styles.entry, run.entries.some(highlightOf) && styles.highlight)}>
      <span className={styles.glyph}>
        <Icon name="type-retainer" />
      </span>
      <span className={styles.title}>{t('journal.run', { count })}</span>
      <When at={Date.parse(run.entries[0]?.happenedAt ?? '')} isUnderDay={isUnderDay} />
      <span className={styles.details}>
        <span className={styles.hint}>{counts.join(', ')}</span>
        <RewardLines reward={reward} />
      </span>
      <details className={styles.run}>
        <summary>
          {t('journal.runAll', { count })} <Icon name="chevron-down" />
        </summary>
        <ol>
          {run.entries.map((entry) => (
            <JournalItem key={entry.id} entry={entry} isUnderDay={isUnderDay} />
          ))}
        </ol>
      </details>
    </li>
  )
}
