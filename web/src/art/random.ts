/** Seeded, so that every browser draws the same table and the same land. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number for a word. */
export function seedOf(word: string): number {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return seed >>> 0
}
