import { describe } from '@jest/globals'
import { type ExpressionProbe, missing, testExpressions } from '../testing/expression-probes'

const probes: Record<string, ExpressionProbe[]> = {
  arrays: [
    [{ $arrayElemAt: ['$list', 0] }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, missing],
    [{ $arrayElemAt: ['$list', -9] }, missing],
    [{ $first: '$list' }, 3],
    [{ $last: '$list' }, 2],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $concatArrays: ['$list', '$n'] }, null],
    [{ $filter: { input: '$list', cond: { $gt: ['$$this', 1] } } }, [3, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: { $gt: ['$$x', 0] }, limit: 1 } }, [3]],
    [{ $map: { input: '$list', as: 'x', in: { $multiply: ['$$x', '$i'] } } }, [21, 7, 14]],
    [
      {
        $map: {
          input: [[1, 2], [3]],
          as: 'x',
          in: { $map: { input: '$$x', as: 'y', in: { $add: ['$$y', { $size: '$$x' }] } } },
        },
      },
      [[3, 4], [4]],
    ],
    [{ $map: { input: '$n', in: 1 } }, null],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $in: [1n, '$list'] }, true],
    [{ $in: [9, '$list'] }, false],
    [{ $size: '$list' }, 3],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', -2] }, [1, 2]],
    [{ $slice: ['$list', 1, 1] }, [1]],
    [{ $isArray: ['$list'] }, true],
    [{ $isArray: '$i' }, false],
    [{ $anyElementTrue: [[0, 1]] }, true],
    [{ $allElementsTrue: [[]] }, true],
  ],
  objects: [
    [{ $mergeObjects: ['$o', { b: 9 }, null] }, { b: 9, a: { c: 2 } }],
    [{ $mergeObjects: [] }, {}],
    [
      { $objectToArray: '$o' },
      [
        { k: 'b', v: 1 },
        { k: 'a', v: { c: 2 } },
      ],
    ],
    [
      {
        $arrayToObject: [
          [
            ['x', 1],
            ['y', 2],
          ],
        ],
      },
      { x: 1, y: 2 },
    ],
    [{ $arrayToObject: { $literal: [{ k: 'x', v: 1 }] } }, { x: 1 }],
    [{ $getField: 'x.y' }, 1],
    [{ $getField: { field: 'b', input: '$o' } }, 1],
    [{ $getField: { field: 'zz', input: '$o' } }, missing],
  ],
}

describe.each(Object.entries(probes))('expressions: %s', (_, table) => {
  testExpressions(table)
})
