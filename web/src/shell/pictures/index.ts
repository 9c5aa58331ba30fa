// One picture for each game; they are our own drawings and hold no scripts, so they may be put into the page as they are.
const found = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

export const pictureOf = (game: string): string => found[`./${game}.svg`] ?? ''
