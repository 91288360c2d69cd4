/** What each script is set in, by `fonts.css`; while a file is on its way, in what takes as much room. */
export const typefaces = {
  /** For letters of any other script what the system has. */
  plain: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  latin: "'Figtree Variable', 'Figtree Fallback', 'IBM Plex Sans Arabic', system-ui, sans-serif",
  naskh: "'Figtree Variable', 'Figtree Fallback', 'IBM Plex Sans Arabic', system-ui, sans-serif",
  // Latin first: Nastaliq’s own spaces are too narrow between names and numbers of other scripts.
  nastaliq: "'Figtree Variable', 'Figtree Fallback', 'Noto Nastaliq Urdu', serif",
} as const
