declare module '!!file-loader*' {
  const href: string
  export default href
}
