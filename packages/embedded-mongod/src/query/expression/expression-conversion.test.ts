import { describe } from '@jest/globals'
import { DateTime, Double } from '..'
import { date, dec, type ExpressionProbe, id, testExpressions } from '../testing/expression-probes'

const probes: Record<string, ExpressionProbe[]> = {
  conversion: [
    [{ $toString: '$i' }, '7'],
    [{ $toString: '$id' }, '65f1c0de0123456789abcdef'],
    [{ $toString: '$t' }, '2024-02-29T13:14:15.016Z'],
    [{ $toString: '$dec' }, '1.50'],
    [{ $toString: true }, 'true'],
    [{ $toString: 2.5 }, '2.5'],
    [{ $toInt: '12' }, 12],
    [{ $toInt: 2.9 }, 2],
    [{ $toInt: dec('-3.7') }, -3],
    [{ $toInt: true }, 1],
    [{ $toLong: '9007199254740993' }, 9007199254740993n],
    [{ $toLong: '$t' }, BigInt(Date.parse('2024-02-29T13:14:15.016Z'))],
    [{ $toDouble: '1e3' }, new Double(1000)],
    [{ $toDouble: '$l' }, new Double(5)],
    [{ $toDecimal: '0.10' }, dec('0.10')],
    [{ $toDecimal: 2.5 }, dec('2.50000000000000')],
    [{ $toBool: '' }, true],
    [{ $toBool: 0 }, false],
    [{ $toDate: 1000n }, new DateTime(1000)],
    [{ $toDate: '2024-01-02' }, date('2024-01-02')],
    [{ $toDate: '2024-01-02T03:04:05+02:00' }, date('2024-01-02T01:04:05Z')],
    [{ $toDate: '$id' }, new DateTime(0x65f1c0de * 1000)],
    [{ $toObjectId: '65f1c0de0123456789abcdef' }, id],
    [{ $toInt: '$n' }, null],
    [{ $convert: { input: 'x', to: 'int', onError: 'bad' } }, 'bad'],
    [{ $convert: { input: '$n', to: 'int', onNull: 0 } }, 0],
    [{ $convert: { input: '5', to: 16 } }, 5],
    [{ $type: '$zz' }, 'missing'],
    [{ $type: '$dec' }, 'decimal'],
    [{ $type: '$id' }, 'objectId'],
    [{ $isNumber: '$dec' }, true],
    [{ $isNumber: '$s' }, false],
  ],
  dates: [
    [{ $year: '$t' }, 2024],
    [{ $month: '$t' }, 2],
    [{ $dayOfMonth: '$t' }, 29],
    [{ $hour: { date: '$t', timezone: '+02:00' } }, 15],
    [{ $hour: { date: '$t', timezone: 'America/New_York' } }, 8],
    [{ $minute: '$t' }, 14],
    [{ $second: '$t' }, 15],
    [{ $millisecond: '$t' }, 16],
    [{ $dayOfYear: '$t' }, 60],
    [{ $dayOfWeek: '$t' }, 5],
    [{ $week: '$t' }, 8],
    [{ $isoWeek: '$t' }, 9],
    [{ $isoWeekYear: date('2021-01-03T00:00:00Z') }, 2020n],
    [{ $isoDayOfWeek: '$t' }, 4],
    [{ $year: '$n' }, null],
    [{ $year: '$id' }, 2024],
    [{ $dateToString: { date: '$t' } }, '2024-02-29T13:14:15.016Z'],
    [
      { $dateToString: { date: '$t', format: '%d.%m.%Y %H:%M %z', timezone: 'Europe/Berlin' } },
      '29.02.2024 14:14 +0100',
    ],
    [{ $dateToString: { date: '$n', onNull: '-' } }, '-'],
    [{ $dateToString: { date: '$t', format: '%G-W%V-%u %j %U %%' } }, '2024-W09-4 060 08 %'],
  ],
}

describe.each(Object.entries(probes))('expressions: %s', (_, table) => {
  testExpressions(table)
})
