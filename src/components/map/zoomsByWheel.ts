/** Whether a turn of the wheel is meant for a map: with Ctrl or ⌘ held. Two fingers drawn apart on a trackpad come as Ctrl and wheel. */
export const zoomsByWheel = ({ ctrlKey, metaKey }: Pick<WheelEvent, 'ctrlKey' | 'metaKey'>): boolean =>
  ctrlKey || metaKey
