import axe from 'axe-core'

/**
 * The violations that axe finds in a part of the page, as readable lines; empty if there are none. Contrast is tested
 * in real browsers, because there are no colours here.
 */
export async function findAccessibilityViolations(element: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    // no test reads how what passes is described
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
