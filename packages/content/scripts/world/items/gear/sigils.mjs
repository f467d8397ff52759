import { gear } from '../../make/gear.mjs'

/** Powers and emblems of the further regions, by tier. No power fires in more than a quarter of its moments. */
export const farPowers = gear('power', {
  4: [
    {
      name: 'Low Tide',
      de: ['Ebbe', 'Du ziehst dich zurück. Alles andere kommt mit.'],
      flavor: 'You withdraw. Everything else comes along.',
      art: { glyph: 'wave-crest', ink: 'night' },
      procs: { nightcap: 20 },
    },
  ],
  5: [
    {
      name: 'Drowned Patience',
      de: ['Geduld der Ertrunkenen', 'Atmen war immer nur Ungeduld.'],
      flavor: 'Breathing was only ever impatience.',
      art: { glyph: 'bubbles', ink: 'night' },
      procs: { quickscab: 20 },
    },
  ],
  6: [
    {
      name: 'Civic Authority',
      de: ['Amtsgewalt', 'Du zeigst keine Papiere. Du hebst eine Augenbraue.'],
      flavor: 'You show no papers. You raise an eyebrow.',
      art: { glyph: 'public-speaker', ink: 'ink' },
      procs: { conscience: 12 },
    },
  ],
  7: [
    {
      name: 'Stage Presence',
      de: ['Bühnenpräsenz', 'Der Scheinwerfer findet dich. Dann sie.'],
      flavor: 'The limelight finds you. Then them.',
      art: { glyph: 'beams-aura', ink: 'curse' },
      procs: { openinghymn: 15, curtain: 8 },
    },
    {
      name: 'Bureaucratic Immortality',
      de: ['Bürokratische Unsterblichkeit', 'Es liegt kein Totenschein vor.'],
      flavor: 'No certificate of death is on file.',
      rarity: 'rare',
      art: { glyph: 'death-note', ink: 'ink' },
      procs: { shrug: 25, erasure: 15 },
      price: { vgc: 9_000, favours: 6 },
      mats: { 'form-in-triplicate': 3 },
    },
  ],
  8: [
    {
      name: 'Old Growth',
      de: ['Altbestand', 'Du stehst schon länger hier als der Weg.'],
      flavor: 'You have stood here longer than the path.',
      art: { glyph: 'oak', ink: 'brew' },
      procs: { bracing: 25 },
    },
  ],
  9: [
    {
      name: 'Moon Debt',
      de: ['Mondschuld', 'Fällig einmal im Monat, zahlbar in Zähnen.'],
      flavor: 'Due once a month, payable in teeth.',
      art: { glyph: 'eclipse', ink: 'night' },
      procs: { scentofit: 25, feast: 15 },
    },
  ],
  10: [
    {
      name: 'Thin Air',
      de: ['Dünne Luft', 'Aus ihr kommst du. In sie gehen sie.'],
      flavor: 'You come out of it. They go into it.',
      art: { glyph: 'fluffy-cloud', ink: 'night' },
      procs: { headstart: 25, mistform: 10 },
    },
  ],
  11: [
    {
      name: 'Compound Interest',
      de: ['Zinseszins', 'Klein am Anfang. Dann gehört dir die Brücke.'],
      flavor: 'Small at first. Then you own the bridge.',
      art: { glyph: 'cash', ink: 'metal' },
      procs: { crescendo: 25, tithe: 20 },
    },
  ],
  12: [
    {
      name: 'Dead Channel',
      de: ['Toter Kanal', 'Du schweigst auf allen Frequenzen.'],
      flavor: 'You are silent on every frequency.',
      art: { glyph: 'static-waves', ink: 'alien' },
      procs: { interruption: 15, sweepingup: 25 },
    },
  ],
  13: [
    {
      name: 'Granting',
      de: ['Gewährung', 'Sie haben sich ein Ende gewünscht. Bitte sehr.'],
      flavor: 'They wished for an ending. There.',
      art: { glyph: 'fairy-wand', ink: 'gem' },
      procs: { feast: 20, lullaby: 12 },
    },
  ],
})

export const farEmblems = gear('emblem', {
  4: [
    {
      name: 'Harbour Guild of the Drowned',
      de: ['Hafenzunft der Ertrunkenen', 'Vollversammlung bei Springflut.'],
      flavor: 'Full assembly at spring tide.',
      art: { glyph: 'anchor', ink: 'night' },
    },
  ],
  5: [
    {
      name: 'Order of the Low Water',
      de: ['Orden vom Niedrigwasser', 'Gelübde: trinken, wenn sonst nichts da ist.'],
      flavor: 'Vow: to drink when there is nothing else.',
      art: { glyph: 'cross-shield', ink: 'brew' },
      procs: { stiffupperlip: 15 },
    },
  ],
  6: [
    {
      name: 'Gaslight Fraternity',
      de: ['Bruderschaft vom Gaslicht', 'Du warst schon immer Mitglied. Das sagst du doch selbst.'],
      flavor: 'You were always a member. You said so yourself.',
      art: { glyph: 'torch', ink: 'metal' },
      procs: { emberkiss: 12 },
    },
  ],
  7: [
    {
      name: 'Subscribers’ Box',
      de: ['Abonnentenloge', 'Lebenslang. Mehrfach verlängert.'],
      flavor: 'For life. Renewed several times.',
      art: { glyph: 'theater-curtains', ink: 'bait' },
    },
  ],
  8: [
    {
      name: 'Hunt of Saint Nobody’s Dog',
      de: ['Jagd von Sankt Niemands Hund', 'Der Hund war der Heilige. Man hat es spät gemerkt.'],
      flavor: 'The dog was the saint. It was noticed late.',
      art: { glyph: 'hound', ink: 'stone' },
      procs: { silverbite: 30 },
    },
  ],
  9: [
    {
      name: 'Coven of the Long Spoon',
      de: ['Zirkel vom langen Löffel', 'Unsere Tischgäste sitzen am anderen Ende.'],
      flavor: 'Our dinner guests sit at the far end.',
      art: { glyph: 'cauldron', ink: 'curse' },
      procs: { slowdrip: 20 },
    },
  ],
  10: [
    {
      name: 'Caravan of the Undelivered',
      de: ['Karawane der Unzustellbaren', 'Empfänger verzogen. Ware auch.'],
      flavor: 'Addressee gone. Goods as well.',
      art: { glyph: 'chariot', ink: 'metal' },
    },
  ],
  11: [
    {
      name: 'Creditor’s Seal',
      de: ['Siegel des Gläubigers', 'Wer es bricht, haftet. Wer es sieht, auch.'],
      flavor: 'Break it and you are liable. Look at it, and you are too.',
      rarity: 'rare',
      art: { glyph: 'dragon-spiral', ink: 'dragon' },
      procs: { damages: 30, oldgrudge: 30 },
      mats: { 'roll-of-the-owed': 1, 'heart-scale': 2, 'dragon-tallow': 6, 'sulphur-bloom': 30 },
    },
    {
      name: 'Chamber of Late Commerce',
      de: ['Kammer für verspäteten Handel', 'Mitglieder handeln posthum.'],
      flavor: 'Members trade posthumously.',
      art: { glyph: 'shaking-hands', ink: 'metal' },
    },
  ],
  12: [
    {
      name: 'Congregation of the Hum',
      de: ['Gemeinde vom Summen', 'Keine Lieder. Ein Ton. Seit Dienstag.'],
      flavor: 'No hymns. One note. Since Tuesday.',
      art: { glyph: 'resonance', ink: 'alien' },
      procs: { plainsoil: 25 },
    },
  ],
  13: [
    {
      name: 'The Red Court',
      de: ['Der Rote Hof', 'Gegründet auf dem, was sich setzt.'],
      flavor: 'Founded on whatever settles.',
      art: { glyph: 'batwing-emblem', ink: 'vampire' },
      procs: { redthirst: 20 },
    },
    {
      name: 'House of the Empty Chair',
      de: ['Haus vom leeren Stuhl', 'Man steht auf, wenn er hereinkommt.'],
      flavor: 'One rises when it comes in.',
      rarity: 'boss',
      isUnique: true,
      art: { glyph: 'stone-throne', ink: 'gem' },
      procs: { dismissal: 40, headstart: 25 },
      price: { vgc: 180_000, favours: 30 },
      mats: { 'testament-unsigned': 1, 'ode-to-the-readers-throat': 1 },
    },
  ],
})
