/**
 * The best of what was found for what somebody typed; undefined where that only resembles it, and is offered and not taken
 * (docs/decisions/441-what-enter-takes.md).
 */
export const sureFirst = <T extends { isGuess?: true | undefined }>(
  found: readonly T[] | undefined,
): T | undefined => (found?.[0]?.isGuess ? undefined : found?.[0])

/** The same list, but where its first is none of those that are wanted: then those come before, each part in its order. */
export const wantedFirst = <T>(list: readonly T[], isWanted: (one: T) => boolean): T[] =>
  list[0] !== undefined && isWanted(list[0])
    ? [...list]
    : [...list.filter(isWanted), ...list.filter((one) => !isWanted(one))]
