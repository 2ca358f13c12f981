/** Whether an error of the system has this code, such as `ENOENT` of a file that is not there. */
export const hasCode = (error: unknown, code: string): boolean =>
  (error as NodeJS.ErrnoException).code === code

/** For `catch`: undefined in place of what an error of this code left undone. @throws any other error */
export const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if (!hasCode(error, code)) throw error
    return undefined
  }
