export function getPictureUrl(name: string): string
export function getPictureUrl(name: string | null): string | null
/** The address of a picture by its name; null where there is none. */
export function getPictureUrl(name: string | null): string | null {
  return name === null ? null : `/uploads/${name}`
}
