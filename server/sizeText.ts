const MB = 1e6
const GB = 1e9

/**
 * Bytes as people read them, in units of ten as disks are sold, with a decimal where it tells something.
 * @example sizeText(4_200_000) // '4.2 MB'
 */
export const sizeText = (bytes: number): string =>
  bytes < GB ? `${(bytes / MB).toFixed(bytes < 100 * MB ? 1 : 0)} MB` : `${(bytes / GB).toFixed(1)} GB`
