import { useMessages } from '@sanguine/ui'
import { useFormContext } from 'react-hook-form'
import type { CurrencyEntryInput } from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'
import { type ImageChoice, ImageSelect } from './image-select'
import { ListField, NumberCell } from './list-field'

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
    const rows: readonly CurrencyEntryInput[] = getValues(name) ?? []
    const taken = rows.map(({ currencyShortName }) => currencyShortName)
    const free = choices.find(({ shortName }) => !taken.includes(shortName)) ?? choices[0]
    return { currencyShortName: free?.shortName ?? '', value: 0 }
  }
  return (
    <ListField
      name={name}
      label={label}
      rowName={({ currencyShortName }) => nameOf(currencyShortName)}
      newRow={newRow}
      columns={[
        {
          key: 'currencyShortName',
          title: t('column.currency'),
          cell: (cell) => <ImageSelect {...cell} choices={choices} />,
        },
        {
          key: 'value',
          title: t('column.amount'),
          width: 116,
          cell: (cell) => <NumberCell {...cell} min={0} width={104} />,
        },
      ]}
    />
  )
}
