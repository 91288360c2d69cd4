/** Where a file is that the build leaves as it is. */
declare module '*?url' {
  const url: string
  export default url
}
