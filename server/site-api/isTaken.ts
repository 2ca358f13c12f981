const codeOf = (error: unknown) => (error as { code?: unknown }).code

/** The database refused a row because another one holds its place: a unique index or an exclusion constraint. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505' || codeOf(error) === '23P01'
