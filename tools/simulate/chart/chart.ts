import { linearScale, logarithmicScale, type Scale } from './scale'
import { type ChartColor, dashes, style } from './style'

/** One value a day. */
export interface Curve {
  readonly label: string
  readonly color: ChartColor
  readonly values: readonly number[]
}

export interface Panel {
  readonly title: string
  readonly curves: readonly Curve[]
  readonly isLogarithmic?: boolean
  /** where the axis ends, if not at the greatest value */
  readonly max?: number
  readonly format: (value: number) => string
}

export interface Chart {
  readonly title: string
  /** for readers who do not see it */
  readonly description: string
  readonly panels: readonly Panel[]
}

const panelSize = { width: 440, height: 250 }
const inner = { left: 62, right: 14, top: 34, bottom: 34 }
const head = 64
const margin = 12

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const text = (x: number, y: number, kind: string, words: string, anchor = 'start'): string =>
  `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`

const line = (kind: string, from: readonly [number, number], to: readonly [number, number]): string =>
  `<path class="${kind}" d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}"/>`

function drawPanel({ title, curves, isLogarithmic, max, format }: Panel, left: number, top: number): string {
  const values = curves.flatMap((curve) => curve.values)
  const scale: Scale = isLogarithmic ? logarithmicScale(values) : linearScale(values, max)
  const days = Math.max(...curves.map((curve) => curve.values.length))
  const [width, height] = [panelSize.width - inner.left - inner.right, panelSize.height - inner.top - inner.bottom]
  const x = (day: number) => round(left + inner.left + (width * day) / Math.max(1, days - 1))
  const y = (value: number) => round(top + inner.top + height * (1 - scale.positionOf(value)))
  const foot = top + inner.top + height
  const rows = scale.ticks.map(
    (tick) =>
      line('rule grid', [x(0), y(tick)], [x(days - 1), y(tick)]) +
      text(left + inner.left - 8, y(tick) + 4, 'note', format(tick), 'end'),
  )
  const columns = Array.from({ length: 7 }, (_, index) => Math.round(((days - 1) * index) / 6)).map(
    (day) =>
      line('rule', [x(day), foot], [x(day), foot + 4]) +
      text(x(day), foot + 18, 'note', day === 0 ? 'day 1' : `${day + 1}`, 'middle'),
  )
  const paths = curves.map(({ color, values: all }) => {
    const points = all.map((value, day) => `${x(day)} ${y(value)}`).join('L')
    return `<path class="curve ${color}" stroke-dasharray="${dashes[color]}" d="M${points}"/>`
  })
  return [text(left + inner.left, top + 18, 'panel', title), ...rows, ...columns, ...paths].join('\n')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Labels of the colors. */
function drawLegend(curves: readonly Curve[], width: number): string {
  const step = Math.min(130, (width - 2 * margin) / curves.length)
  const entries = curves.map(({ label, color }, index) => {
    const at = margin + index * step
    const sample = `<path class="curve ${color}" stroke-dasharray="${dashes[color]}" d="M${at} 48h26"/>`
    return sample + text(at + 33, 52, 'note', label)
  })
  return entries.join('\n')
}

/** The chart as an SVG image, two panels side by side. */
export function drawChart({ title, description, panels }: Chart): string {
  const columns = Math.min(2, panels.length)
  const width = columns * panelSize.width + 2 * margin
  const height = head + Math.ceil(panels.length / columns) * panelSize.height + margin
  const body = panels.map((panel, index) =>
    drawPanel(
      panel,
      margin + (index % columns) * panelSize.width,
      head + Math.floor(index / columns) * panelSize.height,
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>${style}</style>
<rect class="page" width="${width}" height="${height}" rx="6"/>
${text(margin, 26, 'title', title)}
${drawLegend(panels[0]?.curves ?? [], width)}
${body.join('\n')}
</svg>
`
}
