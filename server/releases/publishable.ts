/** Names in Gatsby's `public/` that only the build itself reads. */
const INTERNAL = [
  /\.map$/,
  /(^|\/)\.(?!well-known\/)/,
  /^~partytown\//,
  /^_slices\//,
  /^(webpack\.stats|chunk-map)\.json$/,
  /^render-page\.js$/,
]

/** Whether a file of the build, by its path below `public/`, belongs on the site. */
export const isPublished = (path: string) => !INTERNAL.some((pattern) => pattern.test(path))

/** Gatsby writes a content hash of 8 to 32 hex digits before the extension of scripts, styles and assets. */
const HASHED_NAME = /[-.][0-9a-f]{8,32}\.\w+$/

/**
 * Whether the content behind this path never changes, because its hash is part of the address.
 * @example isHashedAsset('app-0123456789abcdef0123.js') // true
 */
export const isHashedAsset = (path: string) =>
  path.startsWith('static/') ||
  (/^[^/]+\.(js|css)$/.test(path) && HASHED_NAME.test(path)) ||
  (path.startsWith('assets/') && HASHED_NAME.test(path))

/** Whether the file is text that gets precompressed variants. */
export const isText = (path: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(path)

export const isPage = (path: string) => path === 'index.html' || path.endsWith('/index.html')
