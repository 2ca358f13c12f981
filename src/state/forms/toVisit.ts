/** State of a link to a listing that leads to booking a visit of it. */
export const TO_VISIT = { visits: true } as const

/** Whether the visitor came for that; asked once, as a reload is no wish to book again. */
export function cameToVisit(): boolean {
  const { visits, ...state } = (window.history.state ?? {}) as { visits?: boolean }
  if (visits) window.history.replaceState(state, '')
  return visits === true
}
