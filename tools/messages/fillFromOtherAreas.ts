/** The catalogues of one language, by area. */
type Catalogues = Readonly<Record<string, string>>

type Filled = {
  catalogues: Record<string, string>
  /** How many words were filled in. */
  count: number
  /** What no area has words for, each as its area and its English. */
  missing: { area: string; english: string }[]
}

const EMPTY = '""'
/** What is said, with its context, and what stands for it; both may go over several lines. */
const ENTRY = /^((?:msgctxt [^]*?\n)?msgid [^]*?)\nmsgstr ([^]*?)\s*(?![^])/m

/** Fills in what a catalogue lacks and another area says already: of several translations the most frequent one. */
export function fillFromOtherAreas(given: Catalogues): Filled {
  const known = wordsIn(given)
  const filled: Filled = { catalogues: {}, count: 0, missing: [] }
  for (const [area, text] of Object.entries(given)) {
    const [head = '', ...entries] = text.split('\n\n')
    const all = entries.map((entry) => {
      const [, english = '', said] = ENTRY.exec(entry) ?? []
      if (said !== EMPTY) return entry
      const word = known.get(english)
      if (word === undefined) {
        filled.missing.push({ area, english: plain(english) })
        return entry
      }
      filled.count += 1
      return entry.replace(/^msgstr ""$/m, () => `msgstr ${word}`)
    })
    filled.catalogues[area] = [head, ...all].join('\n\n')
  }
  return filled
}

function wordsIn(given: Catalogues): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const text of Object.values(given)) {
    for (const entry of text.split('\n\n').slice(1)) {
      const [, english, said] = ENTRY.exec(entry) ?? []
      if (english === undefined || said === undefined || said === EMPTY) continue
      const words = counts.get(english) ?? new Map<string, number>()
      counts.set(english, words.set(said, (words.get(said) ?? 0) + 1))
    }
  }
  return new Map(
    [...counts].map(([english, words]) => {
      const [[most] = ['']] = [...words].toSorted(([, one], [, other]) => other - one)
      return [english, most]
    }),
  )
}

/** As it stands in the sources. */
function plain(english: string): string {
  const [, text = ''] = /^msgid ([^]*)$/m.exec(english) ?? []
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part]) => part)
    .join('')
    .replaceAll('\\"', '"')
}
