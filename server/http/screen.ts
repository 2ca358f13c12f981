/** Where lines go, such as standard output. */
export interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** An output with a last line that changes: how far a piece of work is. */
export interface Screen extends Output {
  /** @param text of one line; '' takes it away */
  progress(text: string): void
}

/** To the begin of the line, and nothing stands on it. */
const CLEAR = '\r\x1b[2K'
/** Of a terminal that does not say how wide it is, or says 0. */
const COLUMNS = 80

/** An output whose lines stand above what its last line says; for a terminal, as others keep every state of that line. */
export function screenOn(output: Output): Screen {
  let last = ''
  return {
    get isTTY() {
      return output.isTTY ?? false
    },
    write: (text) => output.write(last ? `${CLEAR}${text}${last}` : text),
    progress(text) {
      if (!last && !text) return
      // One that breaks into two lines could not be taken away.
      last = text.slice(0, (output.columns || COLUMNS) - 1)
      output.write(`${CLEAR}${last}`)
    },
  }
}

/** Standard output of this process; all that is said goes through it, so that nothing is written into its last line. */
export const screen = screenOn(process.stdout)
