/** A picture of a site's folder, ready to be imported. */
export interface FolderPicture {
  mime: string
  base64: string
  /** The first 16 digits of the digest of these bytes, as addresses of pictures have it. */
  hash: string
}

/** What was found in a site's folder; paths are those below it, with slashes. */
export interface SiteFiles {
  texts: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, FolderPicture>
  /** Pictures that could not be read, and why. */
  unreadable: ReadonlyMap<string, string>
}

/** The texts that the site says by itself in one language: namespace → key → text (`locales`). */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>
