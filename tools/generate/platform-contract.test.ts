import { describe, expect, it } from '@jest/globals'
import { exportedNames, nextContract } from './platform-contract'

describe('the contract between host and remotes', () => {
  it('lists the values that a module re-exports, without its types', () => {
    expect(exportedNames(`export { b, type C } from './b'\nexport {\n  a,\n} from './a'\n`)).toEqual(['a', 'b'])
  })

  const contract = { version: '1.4.0', names: { platform: ['a', 'b'], router: ['Link'] } }

  it.each([
    ['keeps its version while the names are the same', { platform: ['a', 'b'], router: ['Link'] }, '1.4.0'],
    ['gets a minor version with a new name', { platform: ['a', 'b', 'c'], router: ['Link'] }, '1.5.0'],
    ['gets a major version where a name is gone', { platform: ['a', 'c'], router: ['Link'] }, '2.0.0'],
    ['takes a name that moved for one that is gone', { platform: ['a'], router: ['Link', 'b'] }, '2.0.0'],
  ])('%s', (_what, names, version) => {
    expect(nextContract(contract, names)).toEqual({ version, names })
  })
})
