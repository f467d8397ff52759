import { collections } from '../../make/collections.mjs'

/** Collections of the Kneeling Pines, each with its trophies. */
export const pinesCollections = collections([
  {
    tier: 8,
    name: 'Antlers of the Lodge',
    de: ['Geweihe des Jagdhauses', 'Die Wand war froh, sie los zu sein.'],
    flavor: 'The wall was glad to see them go.',
    art: { glyph: 'stag-head', ink: 'stone' },
    stats: { health: 220, oldgrudge: { value: [12, 20], percent: 25 } },
    trophies: [
      {
        name: 'Antler of the Guest',
        de: ['Geweih des Gastes', 'Er war ohne gekommen.'],
        flavor: 'He arrived without one.',
        type: 'craftingmat',
        art: { glyph: 'boar-tusks', ink: 'stone' },
      },
      {
        name: 'Antler of the Hart',
        de: ['Geweih des Hirschs', 'Zwölf Enden, alle vergeben.'],
        flavor: 'Twelve points, all of them taken.',
        type: 'craftingmat',
        art: { glyph: 'deer-track', ink: 'stone' },
      },
      {
        name: 'Antler of the Host',
        de: ['Geweih des Gastgebers', 'Bei Tisch abgeworfen. Niemand sagte etwas.'],
        flavor: 'Shed at table. Nobody remarked on it.',
        type: 'craftingmat',
        art: { glyph: 'coral', ink: 'stone' },
      },
    ],
  },
  {
    tier: 9,
    name: 'Grandmother’s Recipes',
    de: ['Großmutters Rezepte', 'Für vier Personen. Oder ein Dorf, zweimal.'],
    flavor: 'Serves four. Or a village, twice.',
    art: { glyph: 'cooking-pot', ink: 'brew' },
    stats: { health: 320, secondsupper: { value: [40, 70], percent: 20 } },
    trophies: [
      {
        name: 'Recipe for Red Soup',
        de: ['Rezept für rote Suppe', 'Rote Bete, steht da. In Anführungszeichen.'],
        flavor: 'Beetroot, it says. In quotation marks.',
        type: 'scroll',
        art: { glyph: 'cauldron', ink: 'ink' },
      },
      {
        name: 'Recipe for Patience',
        de: ['Rezept für Geduld', 'Aufkochen. Besuch entfernen.'],
        flavor: 'Bring to the boil. Remove visitor.',
        type: 'scroll',
        art: { glyph: 'hourglass', ink: 'ink' },
      },
      {
        name: 'Recipe for Visitors',
        de: ['Rezept für Besuch', 'Leicht betäuben. Über Nacht ruhen lassen.'],
        flavor: 'Knock out lightly. Rest overnight.',
        type: 'scroll',
        art: { glyph: 'meal', ink: 'ink' },
      },
      {
        name: 'Recipe for Wolves',
        de: ['Rezept für Wölfe', 'In anderer Handschrift. Mit Pfotenabdrücken.'],
        flavor: 'In another hand. With paw prints.',
        type: 'scroll',
        art: { glyph: 'paw-print', ink: 'ink' },
      },
    ],
  },
  {
    tier: 9,
    name: 'Silver, Various',
    de: ['Silber, diverses', 'Die ganze Verteidigung des Waldes, und sie passt in eine Schublade.'],
    flavor: 'The forest’s whole defence, and it fits in a drawer.',
    art: { glyph: 'knife-fork', ink: 'stone' },
    stats: { critchance: 4, silverbite: { value: [160, 240], percent: 30 } },
    trophies: [
      {
        name: 'Silver Spoon',
        de: ['Silberlöffel', 'Damit im Mund geboren. Daran gestorben.'],
        flavor: 'Born with it. Died of it.',
        type: 'craftingmat',
        art: { glyph: 'spoon', ink: 'stone' },
      },
      {
        name: 'Silver Bullet, Used',
        de: ['Silberkugel, gebraucht', 'Beim Austritt verbeult.'],
        flavor: 'Dented on the way out.',
        type: 'craftingmat',
        art: { glyph: 'silver-bullet', ink: 'stone' },
      },
      {
        name: 'Silver Tooth',
        de: ['Silberzahn', 'Er trug ihn aus Trotz.'],
        flavor: 'He wore it out of spite.',
        type: 'craftingmat',
        art: { glyph: 'fangs', ink: 'stone' },
      },
    ],
  },
])
