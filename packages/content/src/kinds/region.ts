import { regionRuleNames } from '@sanguine/rules'
import { choice, flag, image, movingImage, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const region = defineKind({
  name: 'region',
  description: 'A part of the world with hunting grounds.',
  collection: 'regions',
  title: 'name',
  german: feminine('Region', 'Regionen'),
  fields: {
    name: requiredText("The region's name.", { fits: 32 }),
    imageId: image("The region's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    sequence: whole('The position among the regions, lowest first.', { max: 1e9 }),
    requiredXp: whole('The XP that a player needs to travel there.'),
    isVisible: flag('Whether players see the region.'),
    keyId: reference('item', 'The item that a player needs to travel there; empty if none is needed.'),
    rule: choice('The rule of the region, which changes its hunts over time.', ['none', ...regionRuleNames]),
    flavorText: text('A line of text about the region.', { max: 2000, multiline: true, fits: 160 }),
  },
  inGame: ['flavorText'],
  texts: {
    'field.rule': { en: 'Rule of its own', de: 'Eigene Regel' },
    'hint.region.sequence': { en: 'Lowest first', de: 'Kleinste zuerst' },
    'hint.region.requiredXp': { en: 'Needed to enter it', de: 'Zum Betreten nötig' },
    'hint.rule': {
      en: 'Changes which enemies appear and how fights go, phase by phase',
      de: 'Bestimmt Phase für Phase, welche Gegner erscheinen und wie Kämpfe verlaufen',
    },
    'RegionRuleName.none': { en: 'None', de: 'Keine' },
    'RegionRuleName.ash': { en: 'Ash: clear air and ashfall', de: 'Asche: klare Luft und Aschefall' },
    'RegionRuleName.tide': { en: 'Tide: four states of the sea', de: 'Gezeiten: vier Wasserstände' },
    'RegionRuleName.opera': { en: 'Opera: five acts', de: 'Oper: fünf Akte' },
    'RegionRuleName.moon': { en: 'Moon: four phases', de: 'Mond: vier Phasen' },
    'RegionRuleName.heat': { en: 'Heat: rises with hunts in a row', de: 'Hitze: steigt mit Jagden in Folge' },
    'RegionRuleName.breath': { en: 'Breath: in, held and out', de: 'Atem: ein, gehalten und aus' },
  },
})
