/** URL of a file that the build copies unchanged. */
declare module '*?url' {
  const url: string
  export default url
}
