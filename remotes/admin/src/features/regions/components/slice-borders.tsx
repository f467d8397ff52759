import { tableEnd } from '@sanguine/content'
import { formatList, useMessages } from '@sanguine/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { adminMessages } from '../../../i18n/messages'
import type { TableEnemies } from '../../../shared/hunting-tables/slice-bar'
import { oddsOf, type TableSlice } from '../../../shared/hunting-tables/table-coverage'
import { useTableTexts } from '../../../shared/hunting-tables/use-table-texts'
import { useNameText } from '../../../shared/records/use-name-text'
import { type Border, bordersOf, endName, type SliceEnd } from '../slices'
import styles from './slice-borders.module.css'

interface SliceBordersProps {
  readonly slices: readonly TableSlice[]
  readonly enemies: TableEnemies
  /** moves ends of slices to a roll */
  readonly onMove: (ends: readonly SliceEnd[], to: number) => void
}

/** How far a key moves a border, in rolls. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
}

/** Within this distance, in pixels, a dragged border takes the place of another one. */
const snapDistance = 6

const clamp = (value: number, { min, max }: Border): number => Math.min(max, Math.max(min, Math.round(value)))

/** The handles on a hunting table's bar that move its borders, by dragging or by the keyboard. */
export function SliceBorders({ slices, enemies, onMove }: SliceBordersProps) {
  const t = useMessages(adminMessages)
  const { number, percent } = useTableTexts()
  const layer = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<readonly SliceEnd[]>([])
  const [isDragging, setIsDragging] = useState(false)
  const borders = bordersOf(slices, held)
  const nameText = useNameText()
  const nameOf = (index: number) => nameText(enemies.get(slices[index]?.enemyId ?? ''))

  function shareText({ ends, at }: Border): string {
    const shares = ends.map(({ index }) => {
      const { rangeMin: from = 0, rangeMax: to = 0 } = slices[index] ?? {}
      return t('slices.share', { name: nameOf(index), share: percent(oddsOf({ from, to })) })
    })
    return `${number(at)}: ${shares.join(', ')}`
  }

  function onKeyDown(event: KeyboardEvent, border: Border): void {
    const step = steps[event.key]
    const to =
      event.key === 'Home'
        ? border.min
        : event.key === 'End'
          ? border.max
          : step === undefined
            ? null
            : border.at + step
    if (to === null) return
    event.preventDefault()
    onMove(border.ends, clamp(event.shiftKey && step ? border.at + Math.sign(step) : to, border))
  }

  function onPointerMove({ clientX }: PointerEvent, border: Border): void {
    const box = layer.current?.getBoundingClientRect()
    if (!isDragging || !box || box.width === 0) return
    const rollsPerPixel = tableEnd / box.width
    const pointed = (clientX - box.left) * rollsPerPixel
    const others = [0, tableEnd, ...borders.filter((other) => other !== border).map(({ at }) => at)]
    const near = others.find((at) => Math.abs(at - pointed) <= snapDistance * rollsPerPixel)
    onMove(border.ends, clamp(near ?? Math.round(pointed / 10) * 10, border))
  }

  return (
    <div ref={layer} className={styles.layer}>
      {borders.map((border) => (
        <div
          key={border.ends.map(endName).join(' ')}
          className={styles.handle}
          style={{ insetInlineStart: `${(border.at / tableEnd) * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t('slices.border', {
            names: formatList(
              border.ends.map(({ index }) => nameOf(index)),
              t.language,
            ),
          })}
          aria-valuemin={border.min}
          aria-valuemax={border.max}
          aria-valuenow={border.at}
          aria-valuetext={shareText(border)}
          onFocus={() => setHeld(border.ends)}
          onBlur={() => setHeld([])}
          onKeyDown={(event) => onKeyDown(event, border)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            event.currentTarget.focus()
            setIsDragging(true)
          }}
          onPointerMove={(event) => onPointerMove(event, border)}
          onPointerUp={() => setIsDragging(false)}
          onPointerCancel={() => setIsDragging(false)}
        />
      ))}
    </div>
  )
}
