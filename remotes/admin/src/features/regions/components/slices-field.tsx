import { Button, type NumberInputValue, useMessages } from '@sanguine/ui'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { adminMessages } from '../../../i18n/messages'
import { NumberCell, ReferenceCell } from '../../../shared/form/list-cells'
import { ListField } from '../../../shared/form/list-field'
import { numberValue } from '../../../shared/form/number-value'
import { allEnemies } from '../../../shared/form/picker-source'
import { CoverageText, SliceBar, type TableEnemies } from '../../../shared/hunting-tables/slice-bar'
import { oddsOf, type TableSlice, tableCoverage } from '../../../shared/hunting-tables/table-coverage'
import { useTableTexts } from '../../../shared/hunting-tables/use-table-texts'
import { useNameText } from '../../../shared/records/use-name-text'
import { roomForSlice, type SliceEnd, splitEqually } from '../slices'
import { SliceBorders } from './slice-borders'
import styles from './slices-field.module.css'

const name = 'enemies'

/** A slice as the form holds it. */
interface FormSlice {
  readonly enemyId: string
  readonly rangeMin: NumberInputValue
  readonly rangeMax: NumberInputValue
}

const slicesOf = (rows: readonly FormSlice[] | undefined): readonly TableSlice[] =>
  (rows ?? []).map(({ enemyId, rangeMin, rangeMax }) => ({
    enemyId,
    rangeMin: numberValue(rangeMin),
    rangeMax: numberValue(rangeMax),
  }))

/** The slices of a hunting table: on a bar with movable borders, and as numbers. */
export function SlicesField({ enemies }: { readonly enemies: TableEnemies }) {
  const t = useMessages(adminMessages)
  const { percent } = useTableTexts()
  const nameText = useNameText()
  const { getValues, setValue, formState } = useFormContext()
  const slices = slicesOf(useWatch({ name }))
  const coverage = tableCoverage(slices)
  const barId = useId()
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  const move = (ends: readonly SliceEnd[], to: number) => {
    for (const { index, key } of ends) setValue(`${name}.${index}.${key}`, to, options)
  }

  /** The row of an added enemy. In a table without gaps the largest slice is shortened for it. */
  function newSlice(enemyId: string): TableSlice {
    const { takenFrom, ...range } = roomForSlice(slicesOf(getValues(name)))
    if (takenFrom !== null) setValue(`${name}.${takenFrom}.rangeMax`, range.rangeMin, options)
    return { enemyId, ...range }
  }

  return (
    <div className={styles.slices}>
      <div className={styles.bar}>
        <div className={styles.head}>
          <h2 id={barId}>{t('slices.title')}</h2>
          <span role="status">
            <CoverageText coverage={coverage} />
          </span>
        </div>
        <p className={styles.help}>{t('slices.help')}</p>
        <SliceBar coverage={coverage} enemies={enemies} labelledBy={barId}>
          <SliceBorders slices={slices} enemies={enemies} onMove={move} />
        </SliceBar>
        <p className={styles.help}>{t('slices.keys')}</p>
      </div>
      <ListField
        name={name}
        label={t('field.enemies')}
        actions={
          slices.length > 1 && (
            <Button size="sm" onClick={() => setValue(name, splitEqually(slices), options)}>
              {t('slices.split')}
            </Button>
          )
        }
        rowName={({ enemyId }) => nameText(enemies.get(String(enemyId)))}
        picker={{ entries: allEnemies, title: t('slices.chooseEnemy'), rowFor: newSlice }}
        columns={[
          {
            key: 'enemyId',
            title: t('column.enemy'),
            cell: ({ path }) => <ReferenceCell path={path} entries={allEnemies} />,
          },
          {
            key: 'rangeMin',
            title: t('column.rangeMin'),
            width: 96,
            cell: (cell) => <NumberCell {...cell} min={0} width={84} />,
          },
          {
            key: 'rangeMax',
            title: t('column.rangeMax'),
            width: 96,
            cell: (cell) => <NumberCell {...cell} min={0} width={84} />,
          },
          {
            key: 'share',
            title: t('column.share'),
            width: 72,
            cell: ({ row }) =>
              percent(Math.max(0, oddsOf({ from: numberValue(row.rangeMin), to: numberValue(row.rangeMax) }))),
          },
        ]}
      />
    </div>
  )
}
