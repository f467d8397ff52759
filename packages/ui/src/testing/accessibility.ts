import axe from 'axe-core'

/**
 * What axe finds wrong with a part of the page, as readable lines; empty when it is accessible. Contrast is left to real
 * browsers: there are no colours here.
 */
export async function findAccessibilityViolations(element: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
