import { useMessages } from '@sanguine/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AdminStatsQuery } from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'
import type { RowOf } from '../records/record-section'
import { ImageSelect } from './image-select'
import { NumberCell, YesNoCell } from './list-cells'
import { ListField } from './list-field'

type StatChoice = RowOf<AdminStatsQuery>

export interface StatListFieldProps {
  /** of the array in the form */
  readonly name: string
  readonly stats: readonly StatChoice[]
  /** the name of a row's lowest value: enemies call it `value`; default `valueFrom` */
  readonly fromKey?: 'value' | 'valueFrom'
}

interface CellProps {
  /** of the row in the form, such as `stats.2` */
  readonly row: string
  readonly path: string
  readonly label: string
  readonly stats: readonly StatChoice[]
}

function useRowStat({ row, stats }: Pick<CellProps, 'row' | 'stats'>): StatChoice | undefined {
  const shortName = useWatch({ name: `${row}.statShortName` })
  return stats.find((stat) => stat.shortName === shortName)
}

/** The lowest value; of a yes/no stat whether it is there. */
function FromCell(cell: CellProps) {
  const stat = useRowStat(cell)
  if (stat?.isYesNo) return <YesNoCell {...cell} alsoPath={`${cell.row}.valueTo`} />
  return <NumberCell {...cell} isWhole={false} width={64} />
}

/** The highest value; a yes/no stat has none. */
function ToCell(cell: CellProps) {
  const stat = useRowStat(cell)
  return stat?.isYesNo ? '–' : <NumberCell {...cell} isWhole={false} whenEmpty={null} width={64} />
}

/** The chance of a proc; other stats have none. */
function ChanceCell(cell: CellProps) {
  const stat = useRowStat(cell)
  return stat?.statType === 'PROC' ? <NumberCell {...cell} min={0} max={100} isWhole={false} width={64} /> : '–'
}

const rowOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))

/** Stats of an item or enemy, a row each: from a lowest to a highest value, and with which chance. */
export function StatListField({ name, stats, fromKey = 'valueFrom' }: StatListFieldProps) {
  const t = useMessages(adminMessages)
  const { getValues, setValue } = useFormContext()
  const statOf = (shortName: unknown) => stats.find((stat) => stat.shortName === shortName)
  const newRow = () => {
    const rows: readonly { readonly statShortName?: unknown }[] = getValues(name) ?? []
    const taken = rows.map(({ statShortName }) => statShortName)
    const free = stats.find(({ shortName }) => !taken.includes(shortName)) ?? stats[0]
    // Left empty, the highest value is the lowest one.
    return { statShortName: free?.shortName ?? '', [fromKey]: 0, valueTo: null, procPercent: 0 }
  }
  /** Puts the values of a row to what its new stat can have. */
  function onSelect(row: string, shortName: string): void {
    const stat = statOf(shortName)
    const values = {
      ...(stat?.isYesNo && { [fromKey]: 1, valueTo: 1 }),
      ...(stat?.statType !== 'PROC' && { procPercent: 0 }),
    }
    for (const [key, value] of Object.entries(values)) setValue(`${row}.${key}`, value, { shouldDirty: true })
  }
  return (
    <ListField
      name={name}
      label={t('field.stats')}
      rowName={({ statShortName }) => statOf(statShortName)?.name ?? String(statShortName)}
      newRow={newRow}
      columns={[
        {
          key: 'statShortName',
          title: t('column.stat'),
          cell: (cell) => (
            <ImageSelect {...cell} choices={stats} onSelect={(shortName) => onSelect(rowOf(cell.path), shortName)} />
          ),
        },
        {
          key: fromKey,
          title: t(`column.${fromKey}`),
          width: 72,
          cell: ({ path, label }) => <FromCell row={rowOf(path)} path={path} label={label} stats={stats} />,
        },
        {
          key: 'valueTo',
          title: t('column.valueTo'),
          width: 72,
          cell: ({ path, label }) => <ToCell row={rowOf(path)} path={path} label={label} stats={stats} />,
        },
        {
          key: 'procPercent',
          title: t('column.procPercent'),
          width: 72,
          cell: ({ path, label }) => <ChanceCell row={rowOf(path)} path={path} label={label} stats={stats} />,
        },
      ]}
    />
  )
}
