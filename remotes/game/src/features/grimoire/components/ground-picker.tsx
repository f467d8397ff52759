import { Select } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useId } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../grimoire.module.css'
import type { Place } from '../places'

interface GroundPickerProps {
  readonly places: readonly Place[]
  readonly ground: { readonly id: string; readonly regionId: string }
  /** the ground the player stands on */
  readonly hereId: string
  readonly onPick: (groundId: string) => void
}

/** A region, and a ground of it. Another region opens with its first ground. */
export function GroundPicker({ places, ground, hereId, onPick }: GroundPickerProps) {
  const t = useMessages(gameMessages)
  const id = useId()
  const grounds = places.find((place) => place.id === ground.regionId)?.grounds ?? []
  const pickRegion = (regionId: string) => {
    const first = places.find((place) => place.id === regionId)?.grounds[0]
    if (first) onPick(first.id)
  }
  return (
    <div className={styles.picker}>
      <label htmlFor={`${id}region`}>{t('grimoire.region')}</label>
      <Select
        id={`${id}region`}
        options={places
          .filter((place) => place.grounds.length > 0)
          .map(({ id: value, name }) => ({ value, label: name }))}
        value={ground.regionId}
        onChange={(event) => pickRegion(event.target.value)}
      />
      <label htmlFor={`${id}ground`}>{t('grimoire.ground')}</label>
      <Select
        id={`${id}ground`}
        options={grounds.map((one) => ({
          value: one.id,
          label: one.id === hereId ? t('grimoire.here', { ground: one.name }) : one.name,
        }))}
        value={ground.id}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  )
}
