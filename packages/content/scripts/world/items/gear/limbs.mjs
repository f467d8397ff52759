import { gear } from '../../make/gear.mjs'

/** Gloves and boots of the further regions, by tier. */
export const farHands = gear('hands', {
  4: [
    {
      name: 'Mitts of the Net Mender',
      de: ['Fäustlinge des Netzflickers', 'Acht Finger, gut vernäht.'],
      flavor: 'Eight fingers, neatly sewn.',
      art: { glyph: 'cooking-glove', ink: 'night' },
    },
  ],
  5: [
    {
      name: 'Lobster Gauntlets',
      de: ['Hummerhandschuhe', 'Wörtlich genommen.'],
      flavor: 'Taken literally.',
      art: { glyph: 'crab-claw', ink: 'bait' },
    },
  ],
  6: [
    {
      name: 'Hands of the Watchmaker',
      de: ['Hände des Uhrmachers', 'Er hatte Ersatz. Dann nicht mehr.'],
      flavor: 'He had spares. Then he did not.',
      art: { glyph: 'mechanical-arm', ink: 'metal' },
      procs: { lightfingers: 20 },
    },
  ],
  7: [
    {
      name: 'Pianist’s Seconds',
      de: ['Zweithände des Pianisten', 'Für die schweren Stellen.'],
      flavor: 'For the difficult passages.',
      art: { glyph: 'high-five', ink: 'ink' },
      procs: { encore: 5 },
    },
  ],
  8: [
    {
      name: 'Falconer’s Cuff',
      de: ['Falknerstulpe', 'Der Falke kam nie zurück. Etwas anderes schon.'],
      flavor: 'The falcon never came back. Something else did.',
      art: { glyph: 'bracer', ink: 'stone' },
      procs: { beastneedle: 20 },
    },
  ],
  9: [
    {
      name: 'Kneading Paws',
      de: ['Knetpfoten', 'Teig, Schultern, Dörfer.'],
      flavor: 'Dough, shoulders, villages.',
      art: { glyph: 'paw', ink: 'werewolf' },
      procs: { scentofit: 20 },
    },
  ],
  10: [
    {
      name: 'Presser’s Grips',
      de: ['Keltergriffe', 'Der Saft findet den Weg.'],
      flavor: 'The juice finds its way.',
      art: { glyph: 'hand-grip', ink: 'bait' },
    },
  ],
  11: [
    {
      name: 'Gavel Fist',
      de: ['Hammerfaust', 'Ruhe im Saal. Nachhaltig.'],
      flavor: 'Order in court. Lasting order.',
      art: { glyph: 'thor-fist', ink: 'metal' },
    },
  ],
  12: [
    {
      name: 'Gloves of Borrowed Voltage',
      de: ['Handschuhe geliehener Spannung', 'Rückgabe erfolgt durch Händedruck.'],
      flavor: 'Returned by handshake.',
      art: { glyph: 'fulguro-punch', ink: 'alien' },
      procs: { snuff: 15 },
    },
  ],
  13: [
    {
      name: 'Firstborn’s Mittens',
      de: ['Fäustlinge des Erstgeborenen', 'Für sieben Daumen gestrickt. Sechs bleiben warm.'],
      flavor: 'Knitted for seven thumbs. Six stay warm.',
      art: { glyph: 'plate-claw', ink: 'alien' },
      procs: { bloodprice: 20 },
    },
  ],
})

export const farFeet = gear('feet', {
  4: [
    {
      name: 'Tidewalkers',
      de: ['Flutgänger', 'Hinterlassen Spuren, die zweimal täglich verschwinden.'],
      flavor: 'Leave prints that vanish twice a day.',
      art: { glyph: 'swimfins', ink: 'night' },
    },
  ],
  5: [
    {
      name: 'Cement Shoes, Broken In',
      de: ['Zementschuhe, eingelaufen', 'Der Vorbesitzer ging darin bis ans Ufer. Von unten.'],
      flavor: 'The last owner walked ashore in them. From below.',
      art: { glyph: 'cement-shoes', ink: 'stone' },
      procs: { stiffupperlip: 20 },
    },
  ],
  6: [
    {
      name: 'Spats of Discretion',
      de: ['Gamaschen der Diskretion', 'Knarren nur auf fremden Treppen.'],
      flavor: 'Creak only on other people’s stairs.',
      art: { glyph: 'converse-shoe', ink: 'ink' },
      stats: { timewalker: -8 },
    },
  ],
  7: [
    {
      name: 'Slippers of the Prima',
      de: ['Schuhe der Primaballerina', 'Dreißig Drehungen. Die letzte war nicht geprobt.'],
      flavor: 'Thirty turns. The last one was not rehearsed.',
      art: { glyph: 'high-heel', ink: 'bait' },
      procs: { sidestep: 12 },
    },
  ],
  8: [
    {
      name: 'Deadfall Boots',
      de: ['Windbruchstiefel', 'Treten auf keinen Zweig. Die Zweige treten beiseite.'],
      flavor: 'Never step on a twig. The twigs step aside.',
      art: { glyph: 'boots', ink: 'stone' },
    },
  ],
  9: [
    {
      name: 'Red Dancing Shoes',
      de: ['Rote Tanzschuhe', 'Man kann aufhören. Das ist bloß noch keinem eingefallen.'],
      flavor: 'One may stop. Nobody has thought of it.',
      art: { glyph: 'ballerina-shoes', ink: 'bait' },
      stats: { timewalker: -10 },
    },
  ],
  10: [
    {
      name: 'Alpine Sabatons',
      de: ['Hochgebirgssabatons', 'Mit Dornen. Für den Weg und für Fragen.'],
      flavor: 'Spiked. For the path, and for questions.',
      art: { glyph: 'steeltoe-boots', ink: 'metal' },
    },
  ],
  11: [
    {
      name: 'Judge’s Bath Slippers',
      de: ['Badeschlappen des Richters', 'Quietschen bei Unschuld.'],
      flavor: 'They squeak in the presence of innocence.',
      art: { glyph: 'flip-flops', ink: 'brew' },
      procs: { shrug: 20 },
    },
  ],
  12: [
    {
      name: 'Boots Without Weight',
      de: ['Stiefel ohne Gewicht', 'Der Boden ist nur ein Vorschlag.'],
      flavor: 'The ground is a suggestion.',
      art: { glyph: 'sonic-shoes', ink: 'alien' },
      stats: { timewalker: -10 },
    },
  ],
  13: [
    {
      name: 'Court Heels of the Star',
      de: ['Hofschuhe des Sterns', 'Bei jedem Schritt wünscht sich jemand etwas.'],
      flavor: 'At every step somebody makes a wish.',
      art: { glyph: 'greaves', ink: 'alien' },
    },
  ],
})
