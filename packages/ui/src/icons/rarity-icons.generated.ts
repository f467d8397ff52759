// Made by packages/content/scripts/make-icons.mjs; change it there.

/** Seals of the rarities, in order. Bodies on viewBox 0 0 512 512; set fill="currentColor" on the svg. */
export const rarityIcons = {
  'rarity-common': '<g transform="scale(32)"><circle cx="8" cy="8" r="4.5"/></g>',
  'rarity-uncommon': '<g transform="scale(32)"><path d="M8 1.6 14 8l-6 6.4L2 8z"/></g>',
  'rarity-normal': '<g transform="scale(32)"><path d="M2.4 2.4h11.2v5.4c0 3.2-2.6 5.3-5.6 6.8-3-1.5-5.6-3.6-5.6-6.8z"/></g>',
  'rarity-rare': '<g transform="scale(32)"><path d="M8 .8 9.9 6 15.2 8 9.9 10 8 15.2 6.1 10 .8 8l5.3-2z"/></g>',
  'rarity-boss': '<g transform="scale(32)"><path d="M1 4.2 4.6 7 8 1.4 11.4 7 15 4.2 13.4 14H2.6z"/></g>',
} as const
