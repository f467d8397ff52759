export type ChartColor = 'verdigris' | 'brass' | 'diamond' | 'blood'

const dark = { page: '#111b1b', text: '#ede6d5', muted: '#b3b4a4', line: '#677975' }
const light = { page: '#f9f6ee', text: '#152422', muted: '#485956', line: '#7b705e' }
const darkColors: Readonly<Record<ChartColor, string>> = {
  verdigris: '#7fcdb4',
  brass: '#e4bf72',
  diamond: '#9dd5e6',
  blood: '#f78371',
}
const lightColors: Readonly<Record<ChartColor, string>> = {
  verdigris: '#205f4e',
  brass: '#795416',
  diamond: '#175a77',
  blood: '#a7211d',
}

/** Colors differ by their dashes too, for readers who cannot tell them apart. */
export const dashes: Readonly<Record<ChartColor, string>> = {
  verdigris: 'none',
  brass: '8 4',
  diamond: '2 3',
  blood: '12 3 2 3',
}

const rules = (theme: typeof dark, colors: Readonly<Record<ChartColor, string>>): string =>
  [
    `.page{fill:${theme.page}}`,
    `.title,.panel{fill:${theme.text}}`,
    `.note{fill:${theme.muted}}`,
    `.rule{stroke:${theme.line}}`,
    ...Object.entries(colors).map(([name, value]) => `.${name}{stroke:${value}}`),
  ].join('')

/** The site's palette: dark, and light for readers who prefer it. */
export const style = `text{font:12px Georgia,'Times New Roman',serif}.title{font-size:19px}.panel{font-size:15px}
.curve{fill:none;stroke-width:2.25;stroke-linejoin:round}.rule{stroke-width:1}.grid{stroke-opacity:.35}
${rules(dark, darkColors)}
@media (prefers-color-scheme:light){${rules(light, lightColors)}}`
