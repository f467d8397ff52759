import { releaseFor } from '@sanguine/catalogue'
import { type App, type Language, originalLanguage } from '@sanguine/kernel'
import type { Refusal } from '@sanguine/rules'
import type { PlayerRuleResult, RuleContext } from './rule-context'

/**
 * The refusal with names as the caller reads them: the rule is asked once more, on a release that differs in nothing but
 * texts. What the first asking would have stored stays in English.
 */
export function toldRefusal(
  app: App,
  language: Language,
  {
    refusal,
    rule,
    turn,
  }: { refusal: Refusal; rule: (turn: RuleContext) => PlayerRuleResult<unknown>; turn: RuleContext },
): Refusal {
  if (language === originalLanguage) return refusal
  const again = rule({ ...turn, release: releaseFor({ app, language }) })
  return again.ok ? refusal : again
}
