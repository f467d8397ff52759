import { describe, expect, test } from '@jest/globals'
import type { Permission } from '@sanguine/ui'
import { sections, sectionsFor } from './sections'

const all: readonly Permission[] = ['editContent', 'manageUsers', 'readAnalytics', 'readAuditLog', 'deployRemotes']

describe('the sections of the CMS', () => {
  test('include all for a viewer with every permission', () => {
    expect(sectionsFor(all)).toEqual(sections)
  })

  test.each(all)('include those that need the permission %s', (permission) => {
    expect(sectionsFor([permission])).toEqual(
      sections.filter((section) => section.permission === null || section.permission === permission),
    )
  })

  test('are empty for a viewer without a permission', () => {
    expect(sectionsFor([])).toEqual([])
  })
})
