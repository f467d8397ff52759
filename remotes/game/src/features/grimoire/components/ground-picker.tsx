import { Select } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useId } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../grimoire.module.css'
import type { PickerRegion } from '../picker-regions'

interface GroundPickerProps {
  readonly pickerRegions: readonly PickerRegion[]
  readonly ground: { readonly id: string; readonly regionId: string }
  /** the player's current hunting ground */
  readonly hereId: string
  readonly onPick: (groundId: string) => void
}

/** Selects a region and a hunting ground of it; a new region selects its first ground. */
export function GroundPicker({ pickerRegions, ground, hereId, onPick }: GroundPickerProps) {
  const t = useMessages(gameMessages)
  const id = useId()
  const grounds = pickerRegions.find((place) => place.id === ground.regionId)?.grounds ?? []
  const pickRegion = (regionId: string) => {
    const first = pickerRegions.find((place) => place.id === regionId)?.grounds[0]
    if (first) onPick(first.id)
  }
  return (
    <div className={styles.picker}>
      <label htmlFor={`${id}region`}>{t('grimoire.region')}</label>
      <Select
        id={`${id}region`}
        options={pickerRegions
          .filter((place) => place.grounds.length > 0)
          .map(({ id: value, name }) => ({ value, label: name }))}
        value={ground.regionId}
        onChange={(event) => pickRegion(event.target.value)}
      />
      <label htmlFor={`${id}ground`}>{t('grimoire.ground')}</label>
      <Select
        id={`${id}ground`}
        options={grounds.map((option) => ({
          value: option.id,
          label: option.id === hereId ? t('grimoire.here', { ground: option.name }) : option.name,
        }))}
        value={ground.id}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  )
}
