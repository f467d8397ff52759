/** The attribution that CC BY 3.0 requires, by author and glyph. */
export const creditsText = (authors) => `# Credits

The glyphs in the pictures and icons are from [game-icons.net](https://game-icons.net), used under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They were recoloured, printed in two inks, hatched, framed and
set in scenes. Everything else in the pictures is drawn, and all music and sound played, by the scripts in
\`packages/content/scripts\`; it is under the licence of this project.

${authors.map(({ author, glyphs }) => `- **${author}**: ${glyphs.join(', ')}`).join('\n')}
`
