export type Ink = 'verdigris' | 'brass' | 'diamond' | 'blood'

const night = { page: '#111b1b', text: '#ede6d5', muted: '#b3b4a4', line: '#677975' }
const vellum = { page: '#f9f6ee', text: '#152422', muted: '#485956', line: '#7b705e' }
const nightInks: Readonly<Record<Ink, string>> = {
  verdigris: '#7fcdb4',
  brass: '#e4bf72',
  diamond: '#9dd5e6',
  blood: '#f78371',
}
const vellumInks: Readonly<Record<Ink, string>> = {
  verdigris: '#205f4e',
  brass: '#795416',
  diamond: '#175a77',
  blood: '#a7211d',
}

/** Inks differ by their dashes too, for who cannot tell colours apart. */
export const dashes: Readonly<Record<Ink, string>> = {
  verdigris: 'none',
  brass: '8 4',
  diamond: '2 3',
  blood: '12 3 2 3',
}

const rules = (paper: typeof night, inks: Readonly<Record<Ink, string>>): string =>
  [
    `.page{fill:${paper.page}}`,
    `.title,.panel{fill:${paper.text}}`,
    `.note{fill:${paper.muted}}`,
    `.rule{stroke:${paper.line}}`,
    ...Object.entries(inks).map(([ink, colour]) => `.${ink}{stroke:${colour}}`),
  ].join('')

/** The site's palette: night, and vellum for who prefers light. */
export const style = `text{font:12px Georgia,'Times New Roman',serif}.title{font-size:19px}.panel{font-size:15px}
.curve{fill:none;stroke-width:2.25;stroke-linejoin:round}.rule{stroke-width:1}.grid{stroke-opacity:.35}
${rules(night, nightInks)}
@media (prefers-color-scheme:light){${rules(vellum, vellumInks)}}`
