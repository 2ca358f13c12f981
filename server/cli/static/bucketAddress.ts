/** Where in a store a site stands. */
export interface BucketAddress {
  bucket: string
  /** Before every key: empty, or with a slash at its end. */
  prefix: string
}

/**
 * Reads the address of a store.
 * @throws Error when it is none
 * @example parseBucket('s3://huis/site') // { bucket: 'huis', prefix: 'site/' }
 */
export function parseBucket(address: string): BucketAddress {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? []
  const folder = path.replace(/\/$/, '')
  if (bucket === undefined || (folder && folder.split('/').some((part) => /^\.{0,2}$/.test(part))))
    throw new Error(`${address} is no address of a store: s3://bucket, or s3://bucket/folder`)
  return { bucket, prefix: folder && `${folder}/` }
}
