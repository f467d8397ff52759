/** Arguments a path command takes; letters as in SVG, lower case for relative. */
const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy

/** Splits path data into `[command, ...numbers]`; arc flags may stand without a separator, so they are read as one digit. */
export function parsePath(d) {
  const commands = []
  let at = 0
  let letter = ''
  const skip = () => {
    while (at < d.length && /[\s,]/.test(d[at])) at++
  }
  const read = (isFlag) => {
    skip()
    if (isFlag) return Number(d[at++])
    number.lastIndex = at
    const found = number.exec(d)
    if (!found) throw new Error(`no number at ${at} of ${d.slice(Math.max(0, at - 20), at + 20)}`)
    at = number.lastIndex
    return Number(found[0])
  }
  for (skip(); at < d.length; skip()) {
    if (/[a-z]/i.test(d[at])) letter = d[at++]
    else if (letter === 'm') letter = 'l'
    else if (letter === 'M') letter = 'L'
    const count = arity[letter.toLowerCase()]
    if (count === undefined) throw new Error(`unknown path command ${letter}`)
    const values = [letter]
    for (let k = 0; k < count; k++) values.push(read(count === 7 && (k === 3 || k === 4)))
    commands.push(values)
  }
  return commands
}

const join = (values) => values.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('')

/**
 * Rounds path data to whole units as relative commands. Each command is measured from the rounded pen, not from its own
 * rounded step, so that the error never adds up along the path.
 */
export function roundPath(d) {
  let [x, y, startX, startY, penX, penY, startPenX, startPenY] = [0, 0, 0, 0, 0, 0, 0, 0]
  let out = ''
  for (const [letter, ...values] of parsePath(d)) {
    const kind = letter.toLowerCase()
    const isRelative = letter === kind
    if (kind === 'z') {
      out += 'z'
      ;[x, y, penX, penY] = [startX, startY, startPenX, startPenY]
      continue
    }
    const toX = (v) => Math.round(isRelative ? x + v : v) - penX
    const toY = (v) => Math.round(isRelative ? y + v : v) - penY
    let numbers
    if (kind === 'h') numbers = [toX(values[0])]
    else if (kind === 'v') numbers = [toY(values[0])]
    else if (kind === 'a') {
      const radii = values.slice(0, 2).map((v) => Math.round(v * 10) / 10)
      numbers = [...radii, Math.round(values[2]), values[3], values[4], toX(values[5]), toY(values[6])]
    } else numbers = values.map((v, i) => (i % 2 === 0 ? toX(v) : toY(v)))
    out += kind + join(numbers)
    if (kind === 'h') x = isRelative ? x + values[0] : values[0]
    else if (kind === 'v') y = isRelative ? y + values[0] : values[0]
    else {
      const [endX, endY] = values.slice(-2)
      x = isRelative ? x + endX : endX
      y = isRelative ? y + endY : endY
    }
    penX = Math.round(x)
    penY = Math.round(y)
    if (kind === 'm') [startX, startY, startPenX, startPenY] = [x, y, penX, penY]
  }
  return out
}
