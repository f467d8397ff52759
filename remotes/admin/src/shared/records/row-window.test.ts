import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { assignRowSlots, RowWindow } from './row-window'

const slotsOf = (previous: ReadonlyMap<number, number>, ...indices: readonly number[]) => [
  ...assignRowSlots(previous, indices),
]

describe('the reused elements of rows', () => {
  test('are numbered from the start', () => {
    expect(slotsOf(new Map(), 4, 5, 6)).toEqual([
      [4, 0],
      [5, 1],
      [6, 2],
    ])
  })

  test('stay with rows that stay; a new row gets the element of one that left', () => {
    const previous = assignRowSlots(new Map(), [4, 5, 6])
    expect(slotsOf(previous, 5, 6, 7)).toEqual([
      [5, 1],
      [6, 2],
      [7, 0],
    ])
  })

  test('never have two rows', () => {
    let slots: ReadonlyMap<number, number> = new Map()
    for (const start of [0, 3, 1, 40, 39, 2]) {
      const indices = [0, ...Array.from({ length: 10 }, (_, row) => start + row + 1)]
      slots = assignRowSlots(slots, indices)
      expect(new Set(slots.values()).size).toBe(indices.length)
      expect(Math.max(...slots.values())).toBeLessThan(21)
    }
  })
})

describe('the rendered rows', () => {
  const rowHeight = 50
  let scroller: HTMLElement
  let detach = () => {}

  beforeEach(() => {
    jest.useFakeTimers()
    scroller = document.body.appendChild(document.createElement('div'))
    Object.defineProperty(scroller, 'clientHeight', { value: 500 })
  })
  afterEach(() => {
    detach()
    scroller.remove()
    jest.useRealTimers()
  })

  const open = (count: number, pinned: readonly number[] = []) => {
    const rows = new RowWindow(rowHeight, { count, pinned })
    detach = rows.attach(scroller)
    return rows
  }

  const scrollTo = (top: number) => {
    scroller.scrollTop = top
    scroller.dispatchEvent(new Event('scroll'))
  }

  const slots = (rows: RowWindow) => rows.order.map((slot) => rows.indexOf(slot)).filter((index) => index >= 0)
  const inPage = (rows: RowWindow) => [...slots(rows)].sort((a, b) => a - b)

  test('are those in view and some before and after, wherever the list is scrolled to', () => {
    const rows = open(1000)
    for (const top of [0, 60, 199, 200, 7_777, 49_500, 120]) {
      scrollTo(top)
      const shown = inPage(rows)
      const first = Math.floor(top / rowHeight)
      const last = Math.min(999, Math.ceil((top + 500) / rowHeight) - 1)
      expect(shown[0]).toBeLessThanOrEqual(Math.max(0, first - 6))
      expect(shown.at(-1)).toBeGreaterThanOrEqual(Math.min(999, last + 6))
      expect(shown).toHaveLength(26)
    }
  })

  test('change in groups, and each keeps its element while it is rendered', () => {
    const rows = open(1000)
    scrollTo(2000)
    const changed = jest.fn()
    rows.subscribe(changed)
    const elements = new Map(rows.order.map((slot) => [rows.indexOf(slot), slot]))
    scrollTo(2199)
    expect(changed).not.toHaveBeenCalled()
    scrollTo(2200)
    expect(changed).toHaveBeenCalledTimes(1)
    for (const slot of rows.order) {
      const index = rows.indexOf(slot)
      if (index >= 0 && elements.has(index)) expect(elements.get(index)).toBe(slot)
    }
  })

  test('are in document order at rest, and are not reordered during scrolling', () => {
    const rows = open(1000)
    const before = rows.order
    scrollTo(2000)
    expect(rows.order).toBe(before)
    jest.advanceTimersByTime(150)
    expect(slots(rows)).toEqual(inPage(rows))
  })

  test('are settled once they have stayed in view, not when they were scrolled past', () => {
    const rows = open(1000)
    const isSettled = (index: number) => rows.order.some((slot) => rows.indexOf(slot) === index && rows.isSettled(slot))
    expect(isSettled(0)).toBe(true)
    scrollTo(10_000)
    jest.advanceTimersByTime(100)
    scrollTo(20_000)
    jest.advanceTimersByTime(249)
    expect(isSettled(200)).toBe(false)
    expect(isSettled(400)).toBe(false)
    jest.advanceTimersByTime(400)
    expect(isSettled(400)).toBe(true)
  })

  test('include pinned ones, and exclude those that the list no longer has', () => {
    const rows = open(1000, [500, 3])
    scrollTo(20_000)
    expect(inPage(rows)).toEqual(expect.arrayContaining([3, 400, 500]))
    rows.update({ count: 40, pinned: [3, -1] })
    expect(inPage(rows).at(-1)).toBe(39)
    rows.update({ count: 2, pinned: [0] })
    expect(inPage(rows)).toEqual([0, 1])
  })

  test('are scrolled into view by the shortest distance', () => {
    const rows = open(1000)
    rows.scrollTo(5)
    expect(scroller.scrollTop).toBe(0)
    rows.scrollTo(100)
    expect(scroller.scrollTop).toBe(101 * rowHeight - 500)
    rows.scrollTo(99)
    expect(scroller.scrollTop).toBe(101 * rowHeight - 500)
    rows.scrollTo(20)
    expect(scroller.scrollTop).toBe(1000)
    expect(inPage(rows)).toContain(20)
  })
})
