const figtree = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto'"

/** What each script is set in, by `fonts.css`; while a file is on its way, in what takes as much room. */
export const fontStacks = {
  /** For letters of any other script what the system has. */
  plain: `${figtree}, system-ui, sans-serif`,
  latin: `${figtree}, 'IBM Plex Sans Arabic', system-ui, sans-serif`,
  naskh: `${figtree}, 'IBM Plex Sans Arabic', system-ui, sans-serif`,
  // Latin first: Nastaliq’s own spaces are too narrow between names and numbers of other scripts.
  nastaliq: `${figtree}, 'Noto Nastaliq Urdu', serif`,
} as const
