import { Image, SelectCell } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import styles from './pictured-select.module.css'

interface PicturedChoice {
  readonly name: string
  readonly shortName: string
  readonly imageId: string
}

/** One of few records in a row, chosen by its short name and shown with its picture. */
export function PicturedSelect({
  path,
  label,
  choices,
}: {
  readonly path: string
  readonly label: string
  readonly choices: readonly PicturedChoice[]
}) {
  const value = String(useWatch({ name: path }) ?? '')
  const chosen = choices.find(({ shortName }) => shortName === value)
  const options = choices.map(({ shortName, name }) => ({ value: shortName, label: name }))
  // What was deleted meanwhile is still what the record says.
  const all = chosen || value === '' ? options : [{ value, label: value }, ...options]
  return (
    <span className={styles.pictured}>
      <Image imageId={chosen?.imageId ?? ''} variant="thumb" alt="" width={28} className={styles.picture} />
      <SelectCell path={path} label={label} options={all} />
    </span>
  )
}
