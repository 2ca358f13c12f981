declare module '*.woff2' {
  /** Address of the font file, with a hash of its content in its name. */
  const url: string
  export default url
}
