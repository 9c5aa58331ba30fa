// Short sounds, made on the spot: no files to load. They are silent unless somebody has asked for them.
import { settings } from './settings.svelte'

type Note = [pitch: number, start: number, length: number]

const tunes: Record<'turn' | 'move' | 'end', Note[]> = {
  turn: [
    [659, 0, 0.16],
    [880, 0.12, 0.28],
  ],
  move: [[196, 0, 0.07]],
  end: [
    [523, 0, 0.2],
    [659, 0.14, 0.2],
    [784, 0.28, 0.2],
    [1047, 0.42, 0.5],
  ],
}

let context: AudioContext | null = null

export function sound(name: keyof typeof tunes): void {
  if (!settings.sounds) return
  try {
    context ??= new AudioContext()
    void context.resume() // browsers hold it until the first click
    for (const [pitch, start, length] of tunes[name]) strike(context, pitch, context.currentTime + start, length)
  } catch {
    /* no sound is no problem */
  }
}

/** Like a small wooden bar: loud at once, then fading. */
function strike(on: AudioContext, pitch: number, start: number, length: number): void {
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(0.16, start + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(loudness).connect(on.destination)
  tone.start(start)
  tone.stop(start + length + 0.05)
}
