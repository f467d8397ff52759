import { abbreviateFrom, formatNumber } from '@sanguine/rules'
import { StatList, StatRow } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameRegionsQuery } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import styles from './travel-page.module.css'

type Region = GameRegionsQuery['regions'][number]
type Ground = Region['huntingGrounds'][number]

/** What a region or hunting ground demands: XP, key, bait and coins. */
export function Demands({ place }: { readonly place: Region | Ground }) {
  const t = useMessages(gameMessages)
  const names = (things: readonly { readonly name: string }[], none: string) =>
    things.map(({ name }) => name).join(', ') || none
  return (
    <StatList className={styles.facts}>
      <StatRow muted name={t('travel.xp')} value={formatNumber(place.xpReqired, abbreviateFrom.xp, t.language)} />
      <StatRow muted name={t('travel.key')} value={place.key?.name ?? t('travel.none')} />
      {'currency' in place && (
        <>
          <StatRow muted name={t('travel.bait')} value={names(place.specialBaitItem, t('travel.anyBait'))} />
          <StatRow
            muted
            name={t('travel.cost')}
            value={
              place.currency.map(({ name, value }) => `${value.toLocaleString(t.language)} ${name}`).join(', ') ||
              t('travel.free')
            }
          />
        </>
      )}
    </StatList>
  )
}
