import { gear } from '../../make/gear.mjs'

/** Weapons of the further regions, by tier. */
export const farWeapons = gear('weapon', {
  4: [
    {
      name: 'Wrecker’s Gaff',
      de: ['Strandräuberhaken', 'Zum Einholen dessen, was das Meer noch benutzt.'],
      flavor: 'For hauling in what the sea is still using.',
      art: { glyph: 'spear-hook', ink: 'metal' },
      procs: { saltline: 25 },
    },
    {
      name: 'Bosun’s Last Word',
      de: ['Letztes Wort des Bootsmanns', 'Es war kurz und hatte Knoten.'],
      flavor: 'It was short, and it had knots in it.',
      rarity: 'rare',
      art: { glyph: 'whip', ink: 'night' },
      procs: { hush: 10 },
      mats: { 'tarred-rope': 20, 'drowned-silk': 6, 'whale-candle': 1 },
    },
  ],
  5: [
    {
      name: 'Reef Tooth',
      de: ['Riffzahn', 'Ein Schiff hat ihn gefunden. Gesucht hat ihn keines.'],
      flavor: 'One ship found it. None went looking.',
      art: { glyph: 'croc-sword', ink: 'stone' },
    },
    {
      name: 'Trident of the Second Flood',
      de: ['Dreizack der zweiten Flut', 'Die erste war zur Übung.'],
      flavor: 'The first was for practice.',
      rarity: 'rare',
      art: { glyph: 'trident', ink: 'night' },
      procs: { wyrmsbane: 35, coldwater: 15 },
      mats: { 'drowned-silk': 14, 'whale-candle': 4, 'black-pearl': 1 },
    },
  ],
  6: [
    {
      name: 'Lamplighter’s Pole',
      de: ['Laternenanzünderstange', 'Zündet Laternen an. Löscht sie auch, mit demselben Ende.'],
      flavor: 'Lights the lamps. Puts them out, with the same end.',
      art: { glyph: 'flaming-trident', ink: 'dragon' },
      procs: { emberkiss: 15 },
    },
    {
      name: 'Swordstick of Good Standing',
      de: ['Stockdegen von gutem Leumund', 'Wird an der Garderobe nie verlangt. Ein Fehler.'],
      flavor: 'Never asked for at the coat check. A mistake.',
      rarity: 'uncommon',
      art: { glyph: 'pointy-sword' },
      procs: { feint: 10 },
    },
  ],
  7: [
    {
      name: 'Conductor’s Baton',
      de: ['Taktstock', 'Ein Schlag genügt. Das Orchester ist überzeugt.'],
      flavor: 'One beat is enough. The orchestra is convinced.',
      art: { glyph: 'baton', ink: 'ink' },
      procs: { crescendo: 6 },
    },
    {
      name: 'Escapement Blade',
      de: ['Hemmungsklinge', 'Tickt, wenn sie lügt. Schneidet, wenn nicht.'],
      flavor: 'Ticks when it lies. Cuts when it does not.',
      rarity: 'rare',
      art: { glyph: 'circular-saw', ink: 'metal' },
      procs: { rustwater: 40, afterthought: 15 },
      mats: { 'watch-spring': 18, 'bottled-gaslight': 4, 'clockwork-heart': 1 },
    },
  ],
  8: [
    {
      name: 'Host’s Carving Knife',
      de: ['Tranchiermesser des Gastgebers', 'Zwölf Gedecke. Elf Gäste stehen nicht mehr auf.'],
      flavor: 'Twelve places. Eleven guests do not leave the table.',
      art: { glyph: 'kitchen-knives', ink: 'metal' },
    },
    {
      name: 'Kneeler’s Axe',
      de: ['Axt des Knienden', 'Die Bäume kennen den Stiel. Er war einer von ihnen.'],
      flavor: 'The trees know the handle. It was one of them.',
      rarity: 'rare',
      art: { glyph: 'battered-axe', ink: 'stone' },
      procs: { oldgrudge: 40 },
      mats: { 'wolf-hair-cord': 20, 'velvet-antler': 12, 'witchs-butter': 2 },
    },
  ],
  9: [
    {
      name: 'Grandmother’s Shears',
      de: ['Großmutters Schere', 'Hat sich schon einmal herausgeschnitten.'],
      flavor: 'Have cut their own way out before.',
      art: { glyph: 'shears', ink: 'metal' },
    },
    {
      name: 'Sickle of the Waning',
      de: ['Sichel des Abnehmens', 'Schneidet jeden Monat eine Scheibe vom Mond. Niemand zeigt es an.'],
      flavor: 'Takes a slice off the moon each month. Nobody reports it.',
      rarity: 'rare',
      art: { glyph: 'crescent-blade', ink: 'night' },
      procs: { silverbite: 40, nightcap: 15 },
      mats: { 'velvet-antler': 18, 'witchs-butter': 5, 'moon-milk': 1 },
    },
  ],
  10: [
    {
      name: 'Toll Hammer',
      de: ['Mauthammer', 'Einmal klopfen heißt bezahlt.'],
      flavor: 'One knock means paid.',
      art: { glyph: 'warhammer', ink: 'metal' },
    },
    {
      name: 'Vintner’s Bill',
      de: ['Winzerhippe', 'Beschneidet Reben, Rechnungen und Reisende.'],
      flavor: 'Prunes vines, accounts and travellers.',
      rarity: 'uncommon',
      art: { glyph: 'halberd', ink: 'bait' },
      procs: { firsttoast: 40 },
    },
  ],
  11: [
    {
      name: 'Verdict',
      de: ['Urteil', 'Erst wird es gefällt, dann der Angeklagte.'],
      flavor: 'Handed down. From a great height.',
      art: { glyph: 'guillotine', ink: 'stone' },
    },
    {
      name: 'Creditor’s Tongue',
      de: ['Zunge des Gläubigers', 'Eine Mahnung in Stahl. Es gab keine zweite.'],
      flavor: 'A reminder in steel. There was no second one.',
      rarity: 'rare',
      art: { glyph: 'striped-sword', ink: 'dragon' },
      procs: { emberkiss: 30, damages: 25 },
      mats: { 'shed-claw': 20, 'dragon-tallow': 5, 'heart-scale': 2 },
    },
  ],
  12: [
    {
      name: 'Shard of the Other Noon',
      de: ['Splitter des anderen Mittags', 'Wirft Schatten in eine Richtung, die es nicht gibt.'],
      flavor: 'Casts a shadow in a direction that is not there.',
      art: { glyph: 'shard-sword', ink: 'alien' },
    },
    {
      name: 'Party Line',
      de: ['Gemeinschaftsanschluss', 'Alle hören mit, wie es endet.'],
      flavor: 'Everybody hears how it ends.',
      rarity: 'uncommon',
      art: { glyph: 'electric-whip', ink: 'alien' },
      procs: { rebuttal: 25 },
    },
  ],
  13: [
    {
      name: 'Umbilical Lash',
      de: ['Nabelpeitsche', 'Noch angeschlossen. Frag nicht, woran.'],
      flavor: 'Still attached. Do not ask to what.',
      art: { glyph: 'spiked-tentacle', ink: 'alien' },
      procs: { redthirst: 20 },
    },
    {
      name: 'A Wish, Granted',
      de: ['Ein Wunsch, erfüllt', 'Du hast jetzt, was du wolltest. Es hat auch dich.'],
      flavor: 'You have what you wanted. It has you, too.',
      rarity: 'boss',
      isUnique: true,
      art: { glyph: 'falling-star', ink: 'gem' },
      procs: { plainsoil: 50, staredown: 12, grimresolve: 40 },
      mats: { 'humming-filament': 40, 'unborn-light': 12, 'star-marrow': 6 },
    },
  ],
})
