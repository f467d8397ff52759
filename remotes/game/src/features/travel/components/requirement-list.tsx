import { cx, Icon, StatList, StatRow } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { shelfPath, stallOf } from '../../../shared/player/shops'
import type { Demand, Ground } from '../requirements'
import styles from '../travel.module.css'

/** Whether a demand is met, as a mark that readers hear; nothing while it is not known. */
export function Mark({ isMet }: { readonly isMet: boolean | null }) {
  const t = useMessages(gameMessages)
  if (isMet === null) return null
  return (
    <Icon
      name={isMet ? 'check' : 'close'}
      label={t(isMet ? 'travel.met' : 'travel.unmet')}
      className={isMet ? styles.met : styles.unmet}
    />
  )
}

interface DemandRowProps {
  readonly name: string
  readonly value: ReactNode
  readonly isMet: boolean | null
  /** a second line, smaller */
  readonly note?: string | null
}

function DemandRow({ name, value, isMet, note }: DemandRowProps) {
  return (
    <StatRow
      muted
      className={styles.demand}
      name={name}
      value={
        <span className={cx(styles.value, isMet === false && styles.unmet)}>
          <span className={styles.marked}>
            {value} <Mark isMet={isMet} />
          </span>
          {note && <small>{note}</small>}
        </span>
      }
    />
  )
}

/** A key by its name; one the player lacks leads to the shelf where it is sold. */
function KeyRow({ demand }: { readonly demand: Extract<Demand, { kind: 'key' }> }) {
  const t = useMessages(gameMessages)
  const { key, isMet } = demand
  const type = key.itemTypeShortName
  const isSold = key.price.length + key.craftingMats.length > 0 && stallOf(type) !== undefined
  const name = t('travel.key')
  if (isMet !== false) return <DemandRow name={name} value={key.name} isMet={isMet} />
  if (!isSold) return <DemandRow name={name} value={key.name} isMet={false} note={t('travel.notSold')} />
  const shelf = (
    <Link className={styles.shelf} to={shelfPath(type)}>
      {key.name}
    </Link>
  )
  return <DemandRow name={name} value={shelf} isMet={false} note={t('travel.notOwned')} />
}

/** XP or coins; where they do not suffice, with what the player has. */
function AmountRow({ demand }: { readonly demand: Exclude<Demand, { kind: 'key' }> }) {
  const t = useMessages(gameMessages)
  const { kind, name, required, owned, isMet } = demand
  const amount = required.toLocaleString(t.language)
  return (
    <DemandRow
      name={t(kind === 'xp' ? 'travel.xp' : 'travel.cost')}
      value={kind === 'xp' ? amount : t('travel.amount', { amount, name })}
      isMet={isMet}
      note={isMet ? null : t('travel.have', { amount: owned.toLocaleString(t.language) })}
    />
  )
}

interface DemandsProps {
  readonly demands: readonly Demand[]
  /** whose bait and way are told too */
  readonly ground?: Ground
}

/** What a region or hunting ground demands, what of it the player has, and the bait that is worth having there. */
export function Demands({ demands, ground }: DemandsProps) {
  const t = useMessages(gameMessages)
  const key = demands.find((demand) => demand.kind === 'key')
  const amounts = demands.filter((demand) => demand.kind !== 'key')
  const xp = amounts.filter(({ kind }) => kind === 'xp')
  const coins = amounts.filter(({ kind }) => kind === 'coin')
  const baits = ground?.specialBaitItem ?? []
  return (
    <StatList>
      {xp.map((demand) => (
        <AmountRow key={demand.kind} demand={demand} />
      ))}
      {key ? <KeyRow demand={key} /> : <DemandRow name={t('travel.key')} value={t('travel.none')} isMet />}
      {coins.map((demand) => (
        <AmountRow key={demand.name} demand={demand} />
      ))}
      {ground && coins.length === 0 && <DemandRow name={t('travel.cost')} value={t('travel.free')} isMet />}
      {baits.length > 0 && (
        <DemandRow
          name={t('travel.bait')}
          value={baits.map(({ name }) => name).join(', ')}
          isMet={null}
          note={t('travel.baitHint')}
        />
      )}
    </StatList>
  )
}
