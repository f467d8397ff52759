/**
 * Loaded into a gateway before its own code (`NODE_OPTIONS=--require`): shifts `Date` by the milliseconds that the file
 * named by SHIFT_CLOCK_FILE holds, which may change at any time. Timers go on as they are. JavaScript, because Node loads it.
 */
const { readFileSync } = require('node:fs')

const file = process.env.SHIFT_CLOCK_FILE
let shiftMs = 0
const read = () => {
  try {
    shiftMs = Number(readFileSync(file, 'utf8')) || 0
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
read()
setInterval(read, 50).unref()

const RealDate = Date
const now = () => RealDate.now() + shiftMs

class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now())
    else super(...args)
  }

  static now() {
    return now()
  }
}

// Libraries know it by its name.
Object.defineProperty(ShiftedDate, 'name', { value: 'Date' })
globalThis.Date = ShiftedDate
