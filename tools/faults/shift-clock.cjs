/**
 * Shifts `Date` in a gateway; loaded before its code (`NODE_OPTIONS=--require`). The shift in milliseconds is the
 * content of the file in SHIFT_CLOCK_FILE, which may change at any time. Timers are unaffected. JavaScript, because
 * Node loads it.
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
