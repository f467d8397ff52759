import type { Language, Sentence } from '@sanguine/kernel'
import type { NotificationKind, NotificationLine, Release } from '@sanguine/rules'

/** The texts that a device shows. */
export interface ComposedNotification {
  readonly title: string
  readonly body: string
  /** the page of the site that it opens */
  readonly path: string
  /** a newer notification with the same tag takes its place */
  readonly tag: string
}

interface Texts {
  readonly title: Sentence
  readonly body: Sentence
  readonly path: string
}

interface Facts {
  /** names in the language of the device; empty for what the content no longer has */
  readonly ground: string
  readonly region: string
  readonly item: string
  readonly amount: number
  /** whole minutes until a mission ends, at least 1 */
  readonly minutesLeft: number
  readonly isNews: boolean
}

/** A sentence after the name of its subject, as far as that is known. */
const about = (name: string, sentence: string): string => (name === '' ? sentence : `${name}: ${sentence}`)

const kinds: Readonly<Record<NotificationKind, (facts: Facts) => Texts>> = {
  huntReady: ({ ground }) => ({
    title: { en: 'The moon is full', de: 'Der Mond ist voll' },
    body: {
      en: about(ground, 'Your next hunt can begin.'),
      de: about(ground, 'Deine nächste Jagd kann beginnen.'),
    },
    path: '/hunt',
  }),
  coffinFull: ({ amount }) => ({
    title: { en: 'Your coffin is full', de: 'Dein Sarg ist voll' },
    body: {
      en: amount === 1 ? 'One coffin hunt is ready.' : `${amount} coffin hunts are ready.`,
      de: amount === 1 ? 'Eine Sargjagd ist bereit.' : `${amount} Sargjagden sind bereit.`,
    },
    path: '/coffinhunt',
  }),
  fullMoon: ({ region }) => ({
    title: { en: 'Full moon', de: 'Vollmond' },
    body: {
      en: about(region, 'The full moon has risen, and other creatures are about.'),
      de: about(region, 'Der Vollmond ist aufgegangen, und andere Kreaturen sind unterwegs.'),
    },
    path: '/travel',
  }),
  missionEnding: ({ ground, amount, minutesLeft }) => ({
    title: { en: 'Your mission ends soon', de: 'Dein Auftrag endet bald' },
    body: {
      en: about(ground, `${amount} ${amount === 1 ? 'win' : 'wins'} to go, ${minutesLeft} min left.`),
      de: about(ground, `${amount === 1 ? 'Es fehlt 1 Sieg' : `Es fehlen ${amount} Siege`}, noch ${minutesLeft} min.`),
    },
    path: '/',
  }),
  baitMissing: () => ({
    title: { en: 'Your retainer has no bait', de: 'Deinem Gefolge fehlt der Köder' },
    body: {
      en: 'Auto-hunts begin again once there is bait.',
      de: 'Auto-Jagden gehen weiter, sobald wieder Köder da ist.',
    },
    path: '/jewel?shelf=bait',
  }),
  giftArrived: ({ item, amount, isNews }) => ({
    title: { en: 'A gift has arrived', de: 'Ein Geschenk ist da' },
    body: isNews
      ? { en: about(item, 'Take it from the news.'), de: about(item, 'Nimm es bei den Neuigkeiten an.') }
      : {
          en: item === '' ? 'It is in your inventory.' : `${amount} × ${item}`,
          de: item === '' ? 'Es liegt in deinem Inventar.' : `${amount} × ${item}`,
        },
    path: isNews ? '/' : '/inventory',
  }),
}

/** The words of the button that stops a kind of notification. */
export const stopLabel: Sentence = { en: 'Stop these', de: 'Nicht mehr melden' }

/** The texts of a notification in a language, with the names of the release in that language. */
export function composeNotification(
  line: NotificationLine,
  { release, language, now }: { readonly release: Release; readonly language: Language; readonly now: number },
): ComposedNotification {
  const ground = release.grounds.get(line.groundId ?? '')
  const { title, body, path } = kinds[line.kind]({
    ground: ground?.name ?? '',
    region: release.regions.get(ground?.regionId ?? '')?.name ?? '',
    item: release.items.get(line.itemId ?? '')?.name ?? '',
    amount: line.amount ?? 0,
    minutesLeft: Math.max(1, Math.round(((line.endsAt ?? now) - now) / 60_000)),
    isNews: line.cause.startsWith('news:'),
  })
  return { title: title[language], body: body[language], path, tag: line.kind }
}
