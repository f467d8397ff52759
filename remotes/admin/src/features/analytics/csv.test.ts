import { describe, expect, it } from '@jest/globals'
import { daysCsv, purchasesCsv } from './csv'
import { aDay } from './testing/a-day'

const [silver, gone] = ['a'.repeat(24), 'b'.repeat(24)]
const purchases = [
  { packageId: silver, amount: 2, revenue: { cents: 998 }, package: { name: '=Silver, "one"', price: { cents: 499 } } },
  { packageId: gone, amount: 1, revenue: { cents: 10 }, package: null },
]
const days = [aDay('2025-01-01', { users: 3, activeUsers: null, purchases }), aDay('2025-01-02')]

describe('a CSV file of the figures', () => {
  it('has a line for each day, with an empty value for an unknown figure', () => {
    expect(daysCsv(days)).toBe(
      '\uFEFFdate,users,activeUsersLast7Days,activeUsersLast30Days,activeUsers,' +
        'silverSubscriptions,goldSubscriptions,platinumSubscriptions,purchases,revenueUsd\r\n' +
        '2025-01-01,3,0,0,,0,0,0,3,10.08\r\n' +
        '2025-01-02,0,0,0,0,0,0,0,0,0.00\r\n',
    )
  })

  it('has a line for each package of a day, and no text that a spreadsheet would compute', () => {
    expect(purchasesCsv(days)).toBe(
      '\uFEFFdate,packageId,packageName,amount,revenueUsd\r\n' +
        `2025-01-01,${silver},"'=Silver, ""one""",2,9.98\r\n` +
        `2025-01-01,${gone},,1,0.10\r\n`,
    )
  })
})
