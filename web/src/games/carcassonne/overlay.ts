import { stepTo } from './arrows'

/** What everything drawn over the land has to know. */
export interface Overlay {
  /** World units for a pixel: labels and rings keep their size, whatever the scale. */
  readonly pixel: number
}

/** Whether an arrow took the focus to another hot spot of the land. */
export const arrowed = (event: KeyboardEvent & { currentTarget: Element }): boolean => stepTo(event, event.currentTarget, event.currentTarget.closest('svg'))
