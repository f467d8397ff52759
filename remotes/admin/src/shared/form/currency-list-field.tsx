import { useMessages } from '@sanguine/ui'
import { useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { type ImageChoice, ImageSelect } from './image-select'
import { ListField, NumberCell } from './list-field'

interface CurrencyAmount {
  readonly shortName: string
  readonly value: number
}

/** Amounts as they are sent: the short name decides, name and image follow from it. */
export const currencyInput = (amounts: readonly CurrencyAmount[]): CurrencyAmount[] =>
  amounts.map(({ shortName, value }) => ({ shortName, value }))

/** Amounts of currencies, a row each. Add takes the first currency that has no row yet. */
export function CurrencyListField({
  name,
  label,
  choices,
}: {
  readonly name: string
  readonly label: string
  readonly choices: readonly ImageChoice[]
}) {
  const t = useMessages(adminMessages)
  const { getValues } = useFormContext()
  const nameOf = (shortName: unknown) =>
    choices.find((choice) => choice.shortName === shortName)?.name ?? String(shortName)
  const newRow = () => {
    const taken = ((getValues(name) ?? []) as readonly CurrencyAmount[]).map((amount) => amount.shortName)
    const free = choices.find(({ shortName }) => !taken.includes(shortName)) ?? choices[0]
    return { name: '', shortName: free?.shortName ?? '', value: 0, imageId: '' }
  }
  return (
    <ListField
      name={name}
      label={label}
      rowName={({ shortName }) => nameOf(shortName)}
      newRow={newRow}
      columns={[
        {
          key: 'shortName',
          title: t('column.currency'),
          cell: (cell) => <ImageSelect {...cell} choices={choices} />,
        },
        {
          key: 'value',
          title: t('column.amount'),
          width: 116,
          cell: (cell) => <NumberCell {...cell} min={0} whole width={104} />,
        },
      ]}
    />
  )
}
