import { Image } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import styles from './image-select.module.css'
import { SelectCell } from './list-cells'

export interface ImageChoice {
  readonly name: string
  readonly shortName: string
  readonly image: { readonly id: string } | null
}

/** One of few records in a row, chosen by its short name and shown with its image. */
export function ImageSelect({
  path,
  label,
  choices,
  onSelect,
}: {
  readonly path: string
  readonly label: string
  readonly choices: readonly ImageChoice[]
  /** called with each choice of the user */
  readonly onSelect?: ((shortName: string) => void) | undefined
}) {
  const value = String(useWatch({ name: path }) ?? '')
  const chosen = choices.find(({ shortName }) => shortName === value)
  const options = choices.map(({ shortName, name }) => ({ value: shortName, label: name }))
  // A record deleted in the meantime stays selected: the form still holds its short name.
  const all = chosen || value === '' ? options : [{ value, label: value }, ...options]
  return (
    <span className={styles.choice}>
      <Image imageId={chosen?.image?.id ?? ''} variant="thumb" alt="" width={28} className={styles.image} />
      <span className={styles.select}>
        <SelectCell path={path} label={label} options={all} onSelect={onSelect} />
      </span>
    </span>
  )
}
