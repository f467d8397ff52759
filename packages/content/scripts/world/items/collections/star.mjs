import { collections } from '../../make/collections.mjs'

/** Collections of the Fallen Star, each with its trophies. */
export const starCollections = collections([
  {
    tier: 12,
    name: 'Letters from Above',
    de: ['Briefe von oben', 'Adressiert an alle, die noch übrig sind.'],
    flavor: 'Addressed to whoever is left.',
    art: { glyph: 'envelope', ink: 'alien' },
    stats: { health: 1_100, interruption: { value: 1, percent: 6 } },
    trophies: [
      {
        name: 'Letter in Salt',
        de: ['Brief in Salz', 'Mit der Zunge zu lesen. Antwortet selbst.'],
        flavor: 'Read with the tongue. Answers itself.',
        type: 'scroll',
        art: { glyph: 'salt-shaker', ink: 'ink' },
      },
      {
        name: 'Letter in Static',
        de: ['Brief in Rauschen', 'Lieber Hörer, knistert es. Lauf.'],
        flavor: 'Dear listener, it crackles. Run.',
        type: 'scroll',
        art: { glyph: 'sound-waves', ink: 'ink' },
      },
      {
        name: 'Letter in Teeth',
        de: ['Brief in Zähnen', 'Gezeichnet, gesiegelt, beißt noch.'],
        flavor: 'Signed, sealed, still biting.',
        type: 'scroll',
        art: { glyph: 'sharped-teeth-skull', ink: 'ink' },
      },
    ],
  },
  {
    tier: 13,
    name: 'Star Charts, Corrected',
    de: ['Sternkarten, berichtigt', 'In roter Tinte, von jemandem, der dort war.'],
    flavor: 'In red ink, by somebody who was there.',
    art: { glyph: 'astrolabe', ink: 'gem' },
    stats: { damage: [210, 320], curtain: { value: 1, percent: 12 } },
    trophies: [
      {
        name: 'Chart of What Was',
        de: ['Karte des Gewesenen', 'Sieben Sterne. Du zählst sechs.'],
        flavor: 'Seven stars. You count six.',
        type: 'scroll',
        art: { glyph: 'star-formation', ink: 'ink' },
      },
      {
        name: 'Chart of What Fell',
        de: ['Karte des Gefallenen', 'Ein Pfeil und das Wort Verzeihung.'],
        flavor: 'An arrow, and the word sorry.',
        type: 'scroll',
        art: { glyph: 'falling-star', ink: 'ink' },
      },
      {
        name: 'Chart of Who Watches',
        de: ['Karte der Zuschauer', 'Sie liegt verkehrt herum: mit Blick auf dich.'],
        flavor: 'It is turned the wrong way. It is turned towards you.',
        type: 'scroll',
        art: { glyph: 'telescope', ink: 'ink' },
      },
    ],
  },
  {
    tier: 13,
    name: 'Specimens',
    de: ['Präparate', 'Von ihnen gesammelt. In deiner Handschrift beschriftet.'],
    flavor: 'Collected by them. Labelled in your hand.',
    art: { glyph: 'test-tube-rack', ink: 'alien' },
    stats: { health: 1_500, cloning: 2, plainsoil: { value: [500, 800], percent: 30 } },
    trophies: [
      {
        name: 'Specimen: Eyelid',
        de: ['Präparat: Augenlid', 'Zwinkert, wenn die Lampe aus ist.'],
        flavor: 'Winks when the lamp is off.',
        type: 'craftingmat',
        art: { glyph: 'eyelashes', ink: 'alien' },
      },
      {
        name: 'Specimen: Hymn',
        de: ['Präparat: Choral', 'In Spiritus. Hält noch den Ton.'],
        flavor: 'In spirit. Still in tune.',
        type: 'craftingmat',
        art: { glyph: 'bottle-vapors', ink: 'alien' },
      },
      {
        name: 'Specimen: You',
        de: ['Präparat: Du', 'Ein früher Versuch.'],
        flavor: 'An early attempt.',
        type: 'craftingmat',
        art: { glyph: 'embryo', ink: 'alien' },
      },
      {
        name: 'Specimen: Jar',
        de: ['Präparat: Glas', 'Nur das Glas. Es bewegte sich.'],
        flavor: 'Only the jar. It was moving.',
        type: 'craftingmat',
        art: { glyph: 'mason-jar', ink: 'alien' },
      },
    ],
  },
])
