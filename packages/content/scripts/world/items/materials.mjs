import { materials } from '../make/materials.mjs'

/** Crafting materials of the further grounds, by tier and grade, from the commonest to the rarest. */
export const farMaterials = [
  // Gallows Orchard
  ...materials(2.5, {
    plain: {
      name: 'Rope End',
      de: ['Strickende', 'Jemandes Ende. Am Strick hängen noch mehr.'],
      flavor: 'The end of somebody. The rope has more.',
      art: { glyph: 'rope-coil', ink: 'stone' },
    },
    coarse: {
      name: 'Windfall Apple',
      de: ['Fallapfel', 'Schmeckt nach Schuldspruch.'],
      flavor: 'Tastes of a guilty verdict.',
      art: { glyph: 'shiny-apple', ink: 'bait' },
    },
    prized: {
      name: 'Hangman’s Coin',
      de: ['Henkersgroschen', 'Im Voraus bezahlt, vom Kunden.'],
      flavor: 'Paid in advance, by the customer.',
      art: { glyph: 'crown-coin', ink: 'bait' },
    },
  }),
  // Saltmere
  ...materials(4, {
    plain: {
      name: 'Sea Glass',
      de: ['Meerglas', 'Einst eine Flasche. Der Brief ist noch unterwegs.'],
      flavor: 'A bottle once. The letter is still travelling.',
      art: { glyph: 'shattered-glass', ink: 'brew' },
    },
    coarse: {
      name: 'Tarred Rope',
      de: ['Geteertes Tau', 'Erinnert sich an jeden Knoten und die meisten Hälse.'],
      flavor: 'Remembers every knot and most of the necks.',
      art: { glyph: 'lasso', ink: 'ink' },
    },
    fine: {
      name: 'Drowned Silk',
      de: ['Ertrunkene Seide', 'Beste Ware. Nie ganz von ihrer Besitzerin gelöst.'],
      flavor: 'Finest quality. Never quite off its owner.',
      art: { glyph: 'cotton-flower', ink: 'night' },
    },
    odd: {
      name: 'Whale Candle',
      de: ['Walkerze', 'Brennt unter Wasser. Singt dabei.'],
      flavor: 'Burns under water. Sings a little.',
      art: { glyph: 'candlebright', ink: 'night' },
    },
    prized: {
      name: 'Black Pearl',
      de: ['Schwarze Perle', 'Der Groll einer Auster, poliert.'],
      flavor: 'An oyster’s grudge, polished.',
      art: { glyph: 'oyster-pearl', ink: 'gem' },
    },
  }),
  // Brass Quarter
  ...materials(6, {
    plain: {
      name: 'Bent Sprocket',
      de: ['Verbogenes Ritzel', 'Aus einer Maschine oder aus einem Beamten.'],
      flavor: 'Out of a machine, or out of a clerk.',
      art: { glyph: 'big-gear', ink: 'metal' },
    },
    coarse: {
      name: 'Lamp Black',
      de: ['Lampenruß', 'Die Nacht, unzenweise.'],
      flavor: 'The night, by the ounce.',
      art: { glyph: 'coal-pile', ink: 'ink' },
    },
    fine: {
      name: 'Watch Spring',
      de: ['Uhrfeder', 'Seit Langem gespannt. Weshalb, hat sie vergessen.'],
      flavor: 'Wound up over something, long ago.',
      art: { glyph: 'spring', ink: 'metal' },
    },
    odd: {
      name: 'Bottled Gaslight',
      de: ['Gaslicht in Flaschen', 'Nicht nach Einbruch der Dunkelheit öffnen. Also nicht öffnen.'],
      flavor: 'Do not open after dark. That is, do not open.',
      art: { glyph: 'bottled-bolt', ink: 'brew' },
    },
    prized: {
      name: 'Clockwork Heart',
      de: ['Uhrwerkherz', 'Schlägt für niemanden. Pünktlich.'],
      flavor: 'Beats for nobody. Punctually.',
      art: { glyph: 'techno-heart', ink: 'bait' },
    },
  }),
  // The Kneeling Pines
  ...materials(8, {
    plain: {
      name: 'Pine Pitch',
      de: ['Kiefernpech', 'Langsam ausgeblutet, von einem Fachmann.'],
      flavor: 'Bled slowly, by a professional.',
      art: { glyph: 'honey-jar', ink: 'brew' },
    },
    coarse: {
      name: 'Wolf-Hair Cord',
      de: ['Wolfshaarschnur', 'Zieht sich zu, wenn von Essen die Rede ist.'],
      flavor: 'Tightens at the mention of dinner.',
      art: { glyph: 'sewing-string', ink: 'night' },
    },
    fine: {
      name: 'Velvet Antler',
      de: ['Bastgeweih', 'Noch weich. Noch seins.'],
      flavor: 'Still soft. Still his.',
      art: { glyph: 'rhinoceros-horn', ink: 'stone' },
    },
    odd: {
      name: 'Witch’s Butter',
      de: ['Hexenbutter', 'Wächst auf Stümpfen, Stufen und Gästen.'],
      flavor: 'Grows on stumps, steps and guests.',
      art: { glyph: 'mushrooms-cluster', ink: 'curse' },
    },
    prized: {
      name: 'Moon Milk',
      de: ['Mondmilch', 'Frisch aus der Grube. Deckel drauflassen.'],
      flavor: 'Straight from the pit. Keep the lid on.',
      art: { glyph: 'moon-orbit', ink: 'night' },
    },
  }),
  // The Tithe Mountains
  ...materials(10, {
    plain: {
      name: 'Hot Gravel',
      de: ['Heißer Kies', 'War ein Dorf. Ist eine Auffahrt.'],
      flavor: 'Was a village. Is a driveway.',
      art: { glyph: 'stone-pile', ink: 'dragon' },
    },
    coarse: {
      name: 'Sulphur Bloom',
      de: ['Schwefelblüte', 'Die einzige Blume, die er mitbringt.'],
      flavor: 'The only flower he brings.',
      art: { glyph: 'flower-twirl', ink: 'metal' },
    },
    fine: {
      name: 'Shed Claw',
      de: ['Abgeworfene Klaue', 'Zu klein geworden. Stumpf nie.'],
      flavor: 'Outgrown. Never blunted.',
      art: { glyph: 'claw', ink: 'stone' },
    },
    odd: {
      name: 'Dragon Tallow',
      de: ['Drachentalg', 'Von jedem Festmahl bleibt ein Kerzenstumpf.'],
      flavor: 'Every feast has a candle end.',
      art: { glyph: 'melting-metal', ink: 'dragon' },
    },
    prized: {
      name: 'Heart Scale',
      de: ['Herzschuppe', 'Die eine, die nicht fehlte.'],
      flavor: 'The one that was not missing.',
      art: { glyph: 'dragon-orb', ink: 'dragon' },
    },
  }),
  // The Fallen Star
  ...materials(12, {
    plain: {
      name: 'Sky Glass',
      de: ['Himmelsglas', 'Ein Stück Oben, das noch herabsieht.'],
      flavor: 'A piece of above, still looking down.',
      art: { glyph: 'crystal-shine', ink: 'alien' },
    },
    coarse: {
      name: 'Static Wool',
      de: ['Knisterwolle', 'Von Schafen, die nicht mehr blöken.'],
      flavor: 'Shorn from sheep that no longer bleat.',
      art: { glyph: 'wool', ink: 'alien' },
    },
    fine: {
      name: 'Humming Filament',
      de: ['Summender Faden', 'Ans Ohr halten. Nicht an beide.'],
      flavor: 'Hold it to your ear. Not to both.',
      art: { glyph: 'wire-coil', ink: 'alien' },
    },
    odd: {
      name: 'Unborn Light',
      de: ['Ungeborenes Licht', 'Brach auf, ehe es Augen gab.'],
      flavor: 'Set out before there were eyes.',
      art: { glyph: 'star-swirl', ink: 'gem' },
    },
    prized: {
      name: 'Star Marrow',
      de: ['Sternenmark', 'Das Weiche an einem Wunsch.'],
      flavor: 'The soft part of a wish.',
      art: { glyph: 'fragmented-meteor', ink: 'gem' },
    },
  }),
]
