import { Image, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameSuggestedPinFragment } from '../../../generated/documents'
import { PinButton } from '../../../shared/plan/pin-button'
import styles from '../plan.module.css'
import { type PlanMessage, planMessages } from '../plan-messages'

const reasons: Readonly<Record<string, PlanMessage>> = {
  key: 'suggestion.key',
  collection: 'suggestion.collection',
}

const reasonOf = ({ item }: GameSuggestedPinFragment): PlanMessage =>
  item ? (reasons[item.itemType.shortName] ?? 'suggestion.other') : 'suggestion.rank'

/** The suggested pins, each with a button that pins it. */
export function Suggestions({ pins }: { readonly pins: readonly GameSuggestedPinFragment[] }) {
  const t = useMessages(planMessages)
  if (pins.length === 0) return null
  return (
    <Section title={t('suggestions')} plain className={styles.suggestions}>
      <ul>
        {pins.map((pin) => {
          const { id = '', name = '', image = null } = pin.item ?? pin.rank ?? {}
          return (
            <li key={id} className={styles.suggestion}>
              <Image imageId={image?.id} variant="thumb" alt="" width={40} />
              <span className={styles.suggested}>
                <b>{name}</b>
                <small>{t(reasonOf(pin))}</small>
              </span>
              <PinButton pinned={{ kind: pin.item ? 'ITEM' : 'RANK', id, name }} hasText />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
