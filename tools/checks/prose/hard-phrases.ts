/** A wording that readers stumble over, and what to write instead. */
export interface HardPhrase {
  readonly pattern: RegExp
  readonly advice: string
}

/** Each is tried on one sentence at a time. */
export const hardPhrases: readonly HardPhrase[] = [
  { pattern: /^(What|Of|Who|Whom|Whose|That)\b/, advice: 'begin with the subject, a noun' },
  { pattern: /^(Where|Wherever)\b/, advice: 'begin with the subject, or with "If" or "When"; "the place" for a place' },
  {
    pattern: /\b(is|are|was|were|be|been|being) told\b/,
    advice: 'say who reports what to whom: "reports", "shows", "returns"',
  },
  { pattern: /\b(come|comes|came|coming) to\b/, advice: '"results in", "amounts to", "reaches", "is attracted by"' },
  {
    pattern: /\b(whoever|whomever|whatever|whichever|wherever|however) /i,
    advice: 'say which: "any caller", "regardless of"',
  },
  { pattern: /\bof (what|whom|those)\b/i, advice: 'name the thing' },
  { pattern: /\b(but for|other than|none but|nothing but|all but)\b/i, advice: '"except", "only"' },
  {
    pattern: /\b(anew|thereof|therein|thereby|hereby|whereof|nought|hence|whilst|thus)\b/i,
    advice: 'the everyday word: "again", "so"',
  },
  {
    pattern: /\b(wares?|speaks?|spoken|laid|lays)\b/i,
    advice: 'the term of the field: "item", "uses a protocol", "equip"',
  },
  { pattern: /\bto be called (inside|before|after|once)\b/i, advice: 'an imperative: "Call it inside a write."' },
  { pattern: /\blooks? at the clock\b/i, advice: '"reads the clock"' },
  { pattern: /\bleft out\b(?<=\b(when|where)( (it|they|this) (is|are))? left out)/i, advice: '"if left out"' },
  { pattern: /\bno(body|thing|where)\b.*\bany more\b/i, advice: '"no longer", with the subject first' },
  { pattern: /\bseldom\b|(?<!\bon )\bdemand(s|ed|ing)?\b/i, advice: '"rarity" or "rarely"; "requires"' },
  { pattern: /\b(is|are|was|were) worn\b|\bworn (item|piece|bait|retainer|coffin|avatar)/i, advice: '"equipped"' },
  { pattern: /\b(by )?what (it|they) (is|are) for\b/i, advice: '"by purpose", "the purpose"' },
]

/** Words of a sentence before it must be read twice. */
export const maxWords = 25
