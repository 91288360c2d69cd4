/** Something that a menu lets people choose, under its own caption: one of it, or each on or off. */
export type MenuSectionOptions = {
  label: string
  items: readonly { id: string; label: string; lang?: string }[]
  /** The ids of what is chosen. */
  selectedIds: readonly string[]
  isMultiple?: boolean
  /** Gets the id that was pressed. */
  onChoose: (id: string) => void
}
