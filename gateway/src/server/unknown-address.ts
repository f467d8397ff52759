import { notFound, Problem, type Sentence } from '@sanguine/kernel'

/**
 * The reason why no route serves a call. The path is unknown (404), or lacks the method (405, with the header `Allow`).
 */
export function unknownAddress(
  methods: readonly string[],
  what: Sentence,
): { readonly problem: Problem; readonly headers: Readonly<Record<string, string>> } {
  if (methods.length === 0) return { problem: notFound(what), headers: {} }
  const allow = methods.join(', ')
  return {
    problem: new Problem(
      'methodNotAllowed',
      { en: `This path takes ${allow} only.`, de: `Diese Adresse nimmt nur ${allow} an.` },
      { values: { methods } },
    ),
    headers: { Allow: allow },
  }
}
