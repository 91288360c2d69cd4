import type { PackResult } from './writeArchive.ts'

const MEGABYTE = 1_000_000
const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`

/** Where the archive is and how large, with what takes the most of it once it is unpacked. */
export function formatPackResult({ archive, bytes, parts }: PackResult): string {
  const all = Object.values(parts).reduce((sum, size) => sum + size, 0)
  const told = Object.entries(parts).map(([name, size]) => `${name} ${inMegabytes(size)}`)
  return `${archive}: ${inMegabytes(bytes)}, unpacked ${inMegabytes(all)} (${told.join(', ')})`
}
