import { useMessages } from '@sanguine/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AdminStatsQuery, EnemyStatInput } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { ImageSelect } from '../../../shared/form/image-select'
import { ListField, NumberCell } from '../../../shared/form/list-field'
import type { RowOf } from '../../../shared/records/record-section'

type StatChoice = RowOf<AdminStatsQuery>

/** The chance of a proc; other stats have none. */
function ChanceCell({
  path,
  label,
  stats,
}: {
  readonly path: string
  readonly label: string
  readonly stats: readonly StatChoice[]
}) {
  const name = useWatch({ name: path.replace(/procPercent$/, 'statShortName') })
  const isProc = stats.some(({ shortName, statType }) => shortName === name && statType === 'PROC')
  return isProc ? <NumberCell path={path} label={label} min={0} max={100} step="any" width={64} /> : '–'
}

/** The enemy's numbers: each from a lowest to a highest value. */
export function StatsField({ stats }: { readonly stats: readonly StatChoice[] }) {
  const t = useMessages(adminMessages)
  const { getValues } = useFormContext()
  const nameOf = (shortName: unknown) => stats.find((stat) => stat.shortName === shortName)?.name ?? String(shortName)
  const newRow = () => {
    const rows: readonly EnemyStatInput[] = getValues('stats') ?? []
    const taken = rows.map(({ statShortName }) => statShortName)
    const free = stats.find(({ shortName }) => !taken.includes(shortName)) ?? stats[0]
    // Left empty, the highest value is the lowest one.
    return { statShortName: free?.shortName ?? '', value: 0, valueTo: null, procPercent: 0 }
  }
  return (
    <ListField
      name="stats"
      label={t('field.stats')}
      rowName={({ statShortName }) => nameOf(statShortName)}
      newRow={newRow}
      columns={[
        { key: 'statShortName', title: t('column.stat'), cell: (cell) => <ImageSelect {...cell} choices={stats} /> },
        {
          key: 'value',
          title: t('column.value'),
          width: 72,
          cell: (cell) => <NumberCell {...cell} whole width={64} />,
        },
        {
          key: 'valueTo',
          title: t('column.valueTo'),
          width: 72,
          cell: (cell) => <NumberCell {...cell} whole width={64} />,
        },
        {
          key: 'procPercent',
          title: t('column.procPercent'),
          width: 72,
          cell: (cell) => <ChanceCell {...cell} stats={stats} />,
        },
      ]}
    />
  )
}
