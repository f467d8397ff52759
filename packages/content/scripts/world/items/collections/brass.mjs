import { collections } from '../../make/collections.mjs'

/** Collections of the Brass Quarter, each with its trophies. */
export const brassCollections = collections([
  {
    tier: 7,
    name: 'The Unplayed Opera',
    de: ['Die ungespielte Oper', 'Jede Rolle ist ein Teil von jemandem.'],
    flavor: 'Every role is a part of somebody.',
    art: { glyph: 'musical-score', ink: 'ink' },
    stats: { health: 120, crescendo: { value: [8, 14], percent: 20 } },
    trophies: [
      {
        name: 'Overture for One Hand',
        de: ['Ouvertüre für eine Hand', 'Die Hand liegt bei.'],
        flavor: 'The hand is included.',
        type: 'scroll',
        art: { glyph: 'musical-notes', ink: 'ink' },
      },
      {
        name: 'Aria of the Understudy',
        de: ['Arie der Zweitbesetzung', 'Hoch, bitter und über Treppen.'],
        flavor: 'High, bitter, and about stairs.',
        type: 'scroll',
        art: { glyph: 'g-clef', ink: 'ink' },
      },
      {
        name: 'Finale, Torn Out',
        de: ['Finale, herausgerissen', 'Alle sterben. Das war der glaubhafte Teil.'],
        flavor: 'Everyone dies. It was the realistic bit.',
        type: 'scroll',
        art: { glyph: 'f-clef', ink: 'ink' },
      },
    ],
  },
  {
    tier: 7,
    name: 'Patents Refused',
    de: ['Abgelehnte Patente', 'Alle funktionierten. Das war der Einwand.'],
    flavor: 'They all worked. That was the objection.',
    art: { glyph: 'archive-register', ink: 'metal' },
    stats: { damage: [14, 22], lootchance: 4 },
    trophies: [
      {
        name: 'Patent 13: Silent Bell',
        de: ['Patent 13: Stille Glocke', 'Geprüft in einer leeren Stadt. Vorher war sie es nicht.'],
        flavor: 'Tested in an empty town. It was not empty before.',
        type: 'scroll',
        art: { glyph: 'ringing-bell', ink: 'ink' },
      },
      {
        name: 'Patent 66: Second Heart',
        de: ['Patent 66: Zweites Herz', 'Abgelehnt, weil das erste Einspruch erhob.'],
        flavor: 'Refused because the first complained.',
        type: 'scroll',
        art: { glyph: 'techno-heart', ink: 'ink' },
      },
      {
        name: 'Patent 99: Perpetual Guest',
        de: ['Patent 99: Ewiger Gast', 'Geht nie. Braucht als Brennstoff nur Höflichkeit.'],
        flavor: 'Never leaves. Needs no fuel but manners.',
        type: 'scroll',
        art: { glyph: 'armchair', ink: 'ink' },
      },
      {
        name: 'Patent 101: Portable Sun',
        de: ['Patent 101: Tragbare Sonne', 'Der Erfinder ist ein Fleck. Ein stolzer.'],
        flavor: 'The inventor is a stain. A proud one.',
        type: 'scroll',
        art: { glyph: 'sun', ink: 'ink' },
      },
    ],
  },
  {
    tier: 6,
    name: 'A Watch for Every Hour',
    de: ['Eine Uhr für jede Stunde', 'Trägt man alle drei, ist nie heute.'],
    flavor: 'Wear all three and it is never today.',
    art: { glyph: 'pocket-watch', ink: 'ink' },
    stats: { timewalker: -10, lootchance: 3 },
    trophies: [
      {
        name: 'Watch That Lags',
        de: ['Uhr, die nachgeht', 'Darin ist noch gestern. Schönes Wetter.'],
        flavor: 'Still yesterday in there. Nice weather.',
        type: 'craftingmat',
        art: { glyph: 'cuckoo-clock', ink: 'metal' },
      },
      {
        name: 'Watch That Leads',
        de: ['Uhr, die vorgeht', 'Sie kennt das Ende und tickt schneller.'],
        flavor: 'It has seen how this ends, and ticks faster.',
        type: 'craftingmat',
        art: { glyph: 'stopwatch', ink: 'metal' },
      },
      {
        name: 'Watch That Forgives',
        de: ['Uhr, die verzeiht', 'Was du auch versäumt hast: Sie zeigt Mittag.'],
        flavor: 'Whatever you missed, it says noon.',
        type: 'craftingmat',
        art: { glyph: 'sundial', ink: 'metal' },
      },
    ],
  },
])
