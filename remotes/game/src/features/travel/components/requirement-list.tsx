import { cx, formatCount, Icon, StatList, StatRow } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ShortNumber } from '../../../shared/components/short-number'
import { gameMessages } from '../../../shared/i18n/messages'
import { baitEffectText } from '../../../shared/player/bait-effect-text'
import { shopItemPath, shopOf } from '../../../shared/player/shops'
import { CurrencyButton } from '../../../shared/sources/currency-button'
import { ItemButton } from '../../../shared/sources/sources-button'
import type { Ground, Requirement } from '../requirements'
import styles from '../travel.module.css'

/** An icon with an accessible name that says whether a requirement is met; nothing while unknown. */
export function MetIcon({ isMet }: { readonly isMet: boolean | null }) {
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

interface RequirementRowProps {
  readonly name: string
  readonly value: ReactNode
  readonly isMet: boolean | null
  /** a second line, smaller */
  readonly note?: string | null
}

function RequirementRow({ name, value, isMet, note }: RequirementRowProps) {
  return (
    <StatRow
      muted
      className={styles.requirement}
      name={name}
      value={
        <span className={cx(styles.value, isMet === false && styles.unmet)}>
          <span className={styles.withIcon}>
            {value} <MetIcon isMet={isMet} />
          </span>
          {note && <small>{note}</small>}
        </span>
      }
    />
  )
}

/** The required key; a missing one links to the shelf where it is sold. */
function KeyRow({ requirement }: { readonly requirement: Extract<Requirement, { kind: 'key' }> }) {
  const t = useMessages(gameMessages)
  const { key, isMet } = requirement
  const type = key.itemType.shortName
  const isSold = key.price.length + key.craftingMaterials.length > 0 && shopOf(type) !== undefined
  const name = t('travel.key')
  if (isMet !== false) return <RequirementRow name={name} value={<ItemButton item={key} />} isMet={isMet} />
  if (!isSold)
    return <RequirementRow name={name} value={<ItemButton item={key} />} isMet={false} note={t('travel.notSold')} />
  const shelf = (
    <Link className={styles.shelf} to={shopItemPath(key)}>
      {key.name}
    </Link>
  )
  return <RequirementRow name={name} value={shelf} isMet={false} note={t('travel.notOwned')} />
}

/** Required XP or coins; with the amount the player has if it is too low. */
function AmountRow({ requirement }: { readonly requirement: Exclude<Requirement, { kind: 'key' }> }) {
  const t = useMessages(gameMessages)
  const { currency, required, owned, isMet } = requirement
  return (
    <RequirementRow
      name={t(currency ? 'travel.cost' : 'travel.xp')}
      value={
        currency ? (
          <span>
            <ShortNumber value={required} kind="currency" /> <CurrencyButton currency={currency} amount={required} />
          </span>
        ) : (
          <ShortNumber value={required} kind="xp" />
        )
      }
      isMet={isMet}
      note={isMet ? null : t('travel.have', { amount: formatCount(owned, t.language) })}
    />
  )
}

interface RequirementListProps {
  readonly requirements: readonly Requirement[]
  /** set to list the cost of travel and the special bait too */
  readonly ground?: Ground
}

/** The requirements of a region or hunting ground, whether they are met, and the special baits of the ground. */
export function RequirementList({ requirements, ground }: RequirementListProps) {
  const t = useMessages(gameMessages)
  const key = requirements.find((requirement) => requirement.kind === 'key')
  const amounts = requirements.filter((requirement) => requirement.kind !== 'key')
  const xp = amounts.filter(({ kind }) => kind === 'xp')
  const coins = amounts.filter(({ kind }) => kind === 'coin')
  const baits = ground?.baitEffects ?? []
  return (
    <StatList>
      {xp.map((requirement) => (
        <AmountRow key={requirement.kind} requirement={requirement} />
      ))}
      {key ? <KeyRow requirement={key} /> : <RequirementRow name={t('travel.key')} value={t('travel.none')} isMet />}
      {coins.map((requirement) => (
        <AmountRow key={requirement.currency?.id} requirement={requirement} />
      ))}
      {ground && coins.length === 0 && <RequirementRow name={t('travel.cost')} value={t('travel.free')} isMet />}
      {baits.length > 0 && (
        <StatRow
          muted
          isText
          name={t('travel.baits', { count: baits.length })}
          value={
            <ul className={styles.baits}>
              {baits.map((effect) => (
                <li key={effect.item.id}>
                  <ItemButton item={effect.item} />
                  <small>{baitEffectText(effect, t) || t('travel.baitHint')}</small>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </StatList>
  )
}
